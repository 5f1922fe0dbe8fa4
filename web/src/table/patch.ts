/** Applies a change of docs/protocol.md. The old value stays as it was; what did not change is shared. */
import type { Change } from '../../types/protocol';

type Every = {
  set?: unknown;
  in?: Record<string, Change>;
  gone?: string[];
  at?: Record<string, Change>;
  cut?: number;
  add?: unknown[];
};

export function patched(value: unknown, change: Change): unknown {
  const { set, in: inside, gone, at, cut, add } = change as Every;
  if ('set' in change) return set;
  if (inside || gone) {
    const copy = { ...(value as Record<string, unknown>) };
    for (const [name, inner] of Object.entries(inside ?? {})) copy[name] = patched(copy[name], inner);
    for (const name of gone ?? []) delete copy[name];
    return copy;
  }
  if (at || cut !== undefined || add) {
    const copy = [...(value as unknown[])];
    for (const [index, inner] of Object.entries(at ?? {})) copy[Number(index)] = patched(copy[Number(index)], inner);
    if (cut !== undefined) copy.length = cut;
    return add ? copy.concat(add) : copy;
  }
  return value;
}
