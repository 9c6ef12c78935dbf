import type { Language } from '@gemba/contract/kit/languages';
import type { LabelText } from '@gemba/contract/labels/label-shapes';
import type { LabelFacts } from '../label-facts.ts';
import { fitText, printable } from './fit-text.ts';
import { MARGIN } from './styles.ts';
import { textWidth } from './text-width.ts';
import { labelWords } from './words.ts';

interface Room {
  language: Language;
  size: number;
  room: number;
  top: number;
  bottom: number;
}

const ROW = 1.3;
const BLANK = 0.3;
const BETWEEN = 12;

/** With the separators of the language; a decimal string stays exact. */
const amount = (language: Language, quantity: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(quantity as `${number}`);

interface Fact {
  word: string;
  value: string;
}

/** Smaller letters rather than a number that is cut or left out. */
const SMALLER = [1, 0.85, 0.72, 0.6] as const;

/** Each fact with its word, two beside each other where they fit. */
export function placeFacts(facts: LabelFacts, room: Room) {
  const told = factsIn(facts, room.language);
  const tries = SMALLER.map((part) => placeAt(told, { ...room, size: Math.round(room.size * part) }));
  return tries.find(({ whole }) => whole) ?? tries.at(-1) ?? placeAt(told, room);
}

function factsIn(facts: LabelFacts, language: Language): Fact[] {
  const words = labelWords[language];
  const told = [
    [words.quantity, `${amount(language, facts.quantity)} ${facts.uom}`],
    [words.revision, facts.revision],
    [words.lot, facts.lotNumber],
    [words.serial, facts.serialNumber],
    [words.location, facts.location],
    [words.packedIn, facts.box],
  ] as const;
  return told.flatMap(([word, value]) => (value && printable(value) ? [{ word, value: printable(value) }] : []));
}

function placeAt(told: readonly Fact[], { size, room, top, bottom }: Room) {
  const half = (room - BETWEEN) / 2;
  const before = (word: string) => textWidth(word, 'plain', size) + size * BLANK;
  const isLong = ({ word, value }: Fact) => before(word) + textWidth(value, 'bold', size) > half;
  const texts: LabelText[] = [];
  let y = top;
  let column = 0;
  let whole = true;
  for (const fact of told) {
    const long = isLong(fact);
    if (column === 1 && long) {
      y += size * ROW;
      column = 0;
    }
    if (y + size > bottom) {
      whole = false;
      break;
    }
    const x = Math.round(MARGIN + column * (half + BETWEEN));
    const base = Math.round(y + size * 0.8);
    const word = fitText(fact.word, { face: 'plain', size, width: half });
    const at = Math.round(x + before(fact.word));
    const value = fitText(fact.value, { face: 'bold', size, width: (long ? room : half) - (at - x) });
    whole &&= value.text === fact.value;
    texts.push({ x, y: base, ...word }, { x: at, y: base, ...value });
    column = long ? 0 : 1 - column;
    if (column === 0) y += size * ROW;
  }
  return { texts, whole, end: y + (column === 1 ? size * ROW : 0) };
}
