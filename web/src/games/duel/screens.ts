/** The screens that have an arrangement of their own; the style sheets ask the same. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, held either way. */
export const phone = new MediaQuery('(max-width: 720px), (max-height: 430px)');
/** A phone held sideways. */
export const sideways = new MediaQuery('(max-height: 430px) and (min-width: 560px)');
/** A tablet held upright: a large card finds no free place in the lands there. */
export const upright = new MediaQuery('(min-width: 721px) and (max-width: 1000px) and (orientation: portrait)');
