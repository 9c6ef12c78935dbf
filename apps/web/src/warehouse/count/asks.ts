import { compare } from '@gemba/contract/kit/fixed-point';
import { type CountLine, type Typed, typedOf } from './typed.ts';

/** A figure that differs from the books, as the server has said: far from them, or its posting was refused without a reason. */
export type Ask = {
  partNumber: string;
  counted: string;
  far: boolean;
  /** The person has put the question off. */
  closed?: boolean;
};

const isSame = (one: Ask, other: Ask) =>
  one.partNumber === other.partNumber && compare(one.counted, other.counted) === 0;

/** The same figure is asked about once; that it is far from the books stays known. */
export const withAsk = (asks: readonly Ask[], ask: Ask): Ask[] => [
  ...asks.filter((known) => !isSame(known, ask)),
  { ...ask, far: ask.far || asks.some((known) => isSame(known, ask) && known.far) },
];

export const closeAsk = (asks: readonly Ask[], ask: Ask): Ask[] =>
  asks.map((known) => (isSame(known, ask) ? { ...known, closed: true } : known));

export const openAll = (asks: readonly Ask[]): Ask[] => asks.map((ask) => ({ ...ask, closed: false }));

/** The lines whose figure is still the one that differs. */
const differing = (asks: readonly Ask[], lines: readonly CountLine[], typed: Typed) =>
  lines.flatMap((line) => {
    const { counted, reason } = typedOf(typed, line);
    const ask = counted !== null && asks.find((known) => isSame(known, { ...line, counted, far: false }));
    return ask ? [{ line, ask, reason }] : [];
  });

export const partsThatDiffer = (asks: readonly Ask[], lines: readonly CountLine[], typed: Typed) =>
  differing(asks, lines, typed).map(({ line }) => line.partNumber);

export const isExplained = (asks: readonly Ask[], lines: readonly CountLine[], typed: Typed) =>
  differing(asks, lines, typed).every(({ reason }) => reason !== '');

/** The first question that nobody has answered or put off. */
export const openQuestion = (asks: readonly Ask[], lines: readonly CountLine[], typed: Typed) =>
  differing(asks, lines, typed).find(({ ask, reason }) => reason === '' && !ask.closed);
