import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { speak } from './texts.svelte';

await speak(preferences.language);
mount(App, { target: document.getElementById('app')! });
