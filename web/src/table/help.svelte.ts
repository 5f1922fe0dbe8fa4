/** The thing whose page of the almanac is wished for, by its id. */
export const help = $state<{ of: string | null }>({ of: null });

export function inspect(id: string): void {
  help.of = id;
}
