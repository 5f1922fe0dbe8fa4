/** Fair dice, checked in the browser: docs/protocol.md, "Fair dice". */

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((it) => it.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array((text.match(/../g) ?? []).map((it) => parseInt(it, 16)));

export interface Committed {
  commitment: string;
  salts: string[];
  secret: string;
}

/** The numbers of moment `n`: 32-bit words, as many as are asked for. */
async function* words({ secret, salts }: Committed, n: number): AsyncGenerator<number> {
  const key = await crypto.subtle.importKey('raw', unhex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = ['commonland-dice-1', ...salts, n, ''].join('\n');
  for (let k = 0; ; k += 1) {
    const block = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${text}${k}`)));
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at, true);
  }
}

/** A die of six from the words of a moment, each face equally likely. */
async function die(from: AsyncGenerator<number>): Promise<number> {
  for (;;) {
    const product = BigInt((await from.next()).value as number) * 6n;
    // 2^32 mod 6 is 4: the lowest four products would favour some faces.
    if ((product & 0xffffffffn) >= 4n) return Number(product >> 32n) + 1;
  }
}

export interface Checked {
  /** Whether the secret is the one that was committed to. */
  committed: boolean;
  rolls: number;
  /** Rolls that do not follow from the secret. */
  wrong: number;
}

/**
 * Checks the commitment and every roll of a record. Cards that fell depend on hands and decks: `commonland record
 * verify --dice` checks those as well.
 */
export async function checkDice(record: string, again: (sum: number, roll: number) => boolean = () => false): Promise<Checked> {
  const [header, ...lines] = record.trim().split('\n').map((line) => JSON.parse(line) as { dice?: Committed; fell?: string });
  const dice = header?.dice;
  if (!dice) return { committed: false, rolls: 0, wrong: 0 };
  const committed = hex(await crypto.subtle.digest('SHA-256', unhex(dice.secret))) === dice.commitment;
  let [n, rolls, wrong] = [0, 0, 0];
  for (const { fell } of lines) {
    if (fell === undefined) continue;
    n += 1;
    const said = /^rolled (\d) (\d)$/.exec(fell);
    if (!said) continue;
    rolls += 1;
    const from = words(dice, n);
    let pair: [number, number];
    do pair = [await die(from), await die(from)];
    while (again(pair[0] + pair[1], rolls));
    if (pair[0] !== Number(said[1]) || pair[1] !== Number(said[2])) wrong += 1;
  }
  return { committed, rolls, wrong };
}
