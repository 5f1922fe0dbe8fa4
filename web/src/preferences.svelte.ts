/** What this browser remembers of its user. Nothing of it is sent anywhere but the name, when one joins a table. */
export type Language = 'en' | 'de';
export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'commonland';

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Whether single letters are shortcuts. */
  letters: boolean;
  /** The keys that the reader has given to commands. */
  keys: Record<string, string>;
  /** Whether a browser notification is wished for when one's turn comes. */
  notify: boolean;
}

function spoken(): Language {
  return navigator.languages.some((it) => it.startsWith('de')) && !navigator.languages[0]?.startsWith('en')
    ? 'de'
    : 'en';
}

function load(): Kept {
  const usual: Kept = {
    name: '',
    language: spoken(),
    theme: 'system',
    sound: true,
    letters: true,
    keys: {},
    notify: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const preferences = $state(load());

/** Keeps a preference, here and for the next visit. */
export function prefer<K extends keyof Kept>(what: K, value: Kept[K]): void {
  preferences[what] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (what === 'theme') showTheme();
}

export function showTheme(): void {
  if (preferences.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preferences.theme;
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
