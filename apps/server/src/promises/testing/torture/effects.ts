import { quantityUnits } from '../../../postings/index.ts';

/** The effect of a posting on one place, as its sender knows it. */
export interface Effect {
  readonly part: string;
  readonly location: string;
  readonly onHand?: bigint;
  readonly inSip?: bigint;
  readonly inTo?: bigint;
}

/** Some of a part at a location, as a request names it. */
export interface Lot {
  readonly part: string;
  readonly location: string;
  readonly quantity: string;
}

type Bucket = 'onHand' | 'inSip' | 'inTo';

/** The same change of buckets at each lot's place. */
export const moving = (lots: readonly Lot[], change: Partial<Record<Bucket, 1 | -1>>): Effect[] =>
  lots.map(({ part, location, quantity }) => ({
    part,
    location,
    ...Object.fromEntries(
      Object.entries(change).map(([bucket, sign]) => [bucket, quantityUnits(quantity) * BigInt(sign)]),
    ),
  }));

/** Sums by document and place, as text: two of these are equal when the same happened. */
export class Sums {
  readonly #sums = new Map<string, [onHand: bigint, inSip: bigint, inTo: bigint]>();

  add(document: string, { part, location, onHand = 0n, inSip = 0n, inTo = 0n }: Effect) {
    const key = `${document} ${part} ${location}`;
    const [a, b, c] = this.#sums.get(key) ?? [0n, 0n, 0n];
    this.#sums.set(key, [a + onHand, b + inSip, c + inTo]);
  }

  /** Places that are here and not there, or not the same. */
  beyond(other: Sums) {
    const textOf = (sums: Sums, key: string) => sums.#sums.get(key)?.join(' ') ?? '0 0 0';
    return [...this.#sums.keys()]
      .filter((key) => textOf(this, key) !== textOf(other, key))
      .map((key) => `${key}: ${textOf(this, key)}, but ${textOf(other, key)}`);
  }
}
