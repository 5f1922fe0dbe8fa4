/** The screens that have an arrangement of their own; the style sheets ask the same. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, held either way. */
export const phone = new MediaQuery('(max-width: 720px), (max-height: 430px)');
/** A phone, or a tablet held upright: a large card covers much there. */
export const slim = new MediaQuery(
  '(max-width: 720px), (max-height: 430px), (max-width: 1000px) and (orientation: portrait)',
);
