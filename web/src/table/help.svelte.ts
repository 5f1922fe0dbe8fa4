/** The thing whose page of the almanac is wished for, by its id, and the one that was pointed at last. */
export const help = $state<{ of: string | null; pointed: string | null }>({ of: null, pointed: null });

export function inspect(id: string): void {
  help.of = id;
}
