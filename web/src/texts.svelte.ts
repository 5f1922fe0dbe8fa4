/**
 * Every sentence that a person reads, by key, from `texts/`. In a sentence `{name}` stands for a part, and
 * `{n|one card|several cards}` chooses by whether `n` is 1.
 */
import type { Language } from './preferences.svelte';

type Sentences = Record<string, string>;

const LANGUAGES: Record<Language, () => Promise<{ default: Sentences }>> = {
  en: () => import('../../texts/en.json'),
  de: () => import('../../texts/de.json'),
};

let sentences = $state.raw<Sentences>({});

/** Speaks a language from now on. */
export async function speak(language: Language): Promise<void> {
  sentences = (await LANGUAGES[language]()).default;
  document.documentElement.lang = language;
}

export type With = Record<string, unknown>;

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return key in sentences;
}

/** A sentence in the language of the reader; the key itself where there is none. */
export function t(key: string, parts: With = {}): string {
  return pieces(key, parts).map(String).join('');
}

/** A sentence taken apart: texts as they are, and the parts themselves wherever a name stands. */
export function pieces(key: string, parts: With = {}): unknown[] {
  return fill(sentences[key] ?? key, parts);
}

export function fill(sentence: string, parts: With): unknown[] {
  const found: unknown[] = [];
  let rest = sentence;
  for (;;) {
    const at = /\{(\w+)(?:\|([^|{}]*(?:\{\w+\}[^|{}]*)*)\|([^|{}]*(?:\{\w+\}[^|{}]*)*))?\}/.exec(rest);
    if (!at) break;
    if (at.index > 0) found.push(rest.slice(0, at.index));
    const [whole, name, one, many] = at;
    if (one !== undefined && many !== undefined) found.push(...fill(parts[name!] === 1 ? one : many, parts));
    else if (name! in parts) found.push(parts[name!]);
    rest = rest.slice(at.index + whole.length);
  }
  if (rest) found.push(rest);
  return found;
}

/** "Ann, Ben and Cyd". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return t('ui.list.last', { first: names.slice(0, -1).join(', '), last: names.at(-1) });
}
