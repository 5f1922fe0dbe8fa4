/** What a screen reader says: sentences that come faster than one in two seconds are joined. */
export const spoken = $state({ text: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let last = 0;

/** Forgets what was said and what was about to be: the screen goes to somebody else. */
export function hush(): void {
  clearTimeout(timer);
  [waiting, timer, spoken.text] = [[], undefined, ''];
}

export function announce(sentence: string): void {
  waiting.push(sentence);
  if (timer !== undefined) return;
  timer = setTimeout(
    () => {
      spoken.text = waiting.slice(-6).join(' ');
      waiting = [];
      timer = undefined;
      last = Date.now();
    },
    Math.max(50, last + 2000 - Date.now()),
  );
}
