import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lookForNewer } from './newer.svelte';
import { preferences } from './preferences.svelte';
import { speak } from './texts.svelte';

// A part of the page that the server no longer has: it may have a newer page.
addEventListener('vite:preloadError', () => void lookForNewer());

await speak(preferences.language);
mount(App, { target: document.getElementById('app')! });
