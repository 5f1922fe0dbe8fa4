/** Fair dice, checked in the browser: docs/protocol.md, "Fair dice". */
import type { Chance, Fall } from '../types/protocol';
import type { Kept } from './salted';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((it) => it.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((text.match(/../g) ?? []).map((it) => parseInt(it, 16)));

export interface Committed {
  commitment: string;
  salts: string[];
  secret: string;
}

type Words = AsyncGenerator<number, never>;

/** The numbers of moment `n`: 32-bit words, as many as are asked for. */
async function* words({ secret, salts }: Committed, n: number): Words {
  const key = await crypto.subtle.importKey('raw', unhex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = ['commonland-dice-1', ...salts, n, ''].join('\n');
  for (let k = 0; ; k += 1) {
    const block = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${text}${k}`)));
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at, true);
  }
}

/** A fair number below a bound: multiplied, and rejected where some numbers would be likelier. */
async function below(bound: number, from: Words): Promise<number> {
  const reject = 2 ** 32 % bound;
  for (;;) {
    const product = BigInt((await from.next()).value) * BigInt(bound);
    if (Number(product & 0xffffffffn) >= reject) return Number(product >> 32n);
  }
}

/** One of some things, each as likely as it is often there. */
async function one(lot: readonly (readonly [string, number])[], from: Words): Promise<string> {
  let left = await below(
    lot.reduce((sum, [, often]) => sum + often, 0),
    from,
  );
  for (const [what, often] of lot) {
    if (left < often) return what;
    left -= often;
  }
  throw new Error('a lot is drawn below the sum');
}

/** What falls in a moment: all its lots, drawn again while their sum is one that does not count. */
async function drawn(lots: NonNullable<Fall['lots']>, again: readonly number[], from: Words): Promise<string[]> {
  for (;;) {
    const found: string[] = [];
    for (const lot of lots) found.push(await one(lot, from));
    if (!again.includes(found.reduce((sum, it) => sum + (Number(it) || 0), 0))) return found;
  }
}

export interface Checked {
  /** Whether the secret is the one that was committed to, as the record says. */
  committed: boolean;
  /** Whether that commitment is the one that this browser kept before the game; nothing if it kept none. */
  kept: boolean | null;
  /** The seats whose salt is in the dice. */
  salted: number[];
  /** Whether the salt that this browser sent is among them; nothing if it sent none, or had no seat. */
  mine: boolean | null;
  /**
   * Whether the set-up comes from the secret, as the server laid it again from the seed that was computed here; nothing
   * where the game began from a position that was laid by hand.
   */
  setup: boolean | null;
  rolls: number;
  /** Cards, tokens and tiles that were drawn. */
  draws: number;
  /** Shuffles and the like, which only the command line draws again. */
  unchecked: number;
  /** What does not follow from the secret. */
  wrong: number;
}

/** Whether nothing speaks against the dice. */
export function isFair({ committed, kept, mine, setup, wrong }: Checked): boolean {
  return committed && kept !== false && mine !== false && setup !== false && wrong === 0;
}

/**
 * Draws everything of a record again, and compares its seal and salts with what this browser kept before the game. From the record come the seal and what fell; what could fall at each moment comes
 * from the server, which has the rules.
 */
export async function checkDice(record: string, chance: Chance, own: Kept | null = null): Promise<Checked> {
  const [header, ...lines] = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { dice?: Committed; position?: object; fell?: string });
  const dice = header?.dice;
  const found: Checked = {
    committed: false,
    kept: own && own.commitment === dice?.commitment,
    salted: (dice?.salts ?? []).flatMap((salt, seat) => (salt === '' ? [] : [seat])),
    mine: own?.seated ? (dice?.salts ?? []).includes(own.salt) : null,
    setup: false,
    rolls: 0,
    draws: 0,
    unchecked: 0,
    wrong: 0,
  };
  if (!dice) return found;
  found.committed = hex(await crypto.subtle.digest('SHA-256', unhex(dice.secret))) === dice.commitment;
  const first = words(dice, 0);
  const [low, high] = [(await first.next()).value, (await first.next()).value];
  found.setup = header.position
    ? null
    : chance.same_setup === true &&
      chance.seed === ((BigInt(high) << 32n) | BigInt(low)).toString(16).padStart(16, '0');
  const fallen = lines.flatMap(({ fell }) => (fell === undefined ? [] : [fell]));
  for (const [at, fell] of fallen.entries()) {
    const told = chance.falls[at];
    if (told?.lots === null) {
      found.unchecked += 1;
      continue;
    }
    if (fell.startsWith('rolled ')) found.rolls += 1;
    else found.draws += 1;
    const again = told ? (await drawn(told.lots, told.again ?? [], words(dice, at + 1))).join(' ') : '';
    if (fell !== `${fell.split(' ')[0]} ${again}`) found.wrong += 1;
  }
  if (chance.falls.length !== fallen.length) found.wrong += 1;
  return found;
}
