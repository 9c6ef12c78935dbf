import type { Language } from '@gemba/contract/kit/languages';
import { packsIn } from '@gemba/contract/kit/packs';
import type { LabelField } from '@gemba/contract/labels/label-layout';
import type { LabelText } from '@gemba/contract/labels/label-shapes';
import type { LabelWords } from '@gemba/contract/labels/label-words';
import type { LabelFacts } from '../label-facts.ts';
import { fitText, printable } from './fit-text.ts';
import { textWidth } from './text-width.ts';

interface Room {
  size: number;
  left: number;
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

/** Whole packs stand in front of their pieces: "2 BOX = 20 EA". */
function quantityIn(language: Language, { quantity, uom, pack }: LabelFacts) {
  const pieces = `${amount(language, quantity)} ${uom}`;
  const { packs, rest } = pack ? packsIn(quantity, pack) : { packs: '0', rest: '0' };
  return pack && packs !== '0' && rest === '0' ? `${amount(language, packs)} ${pack.unit} = ${pieces}` : pieces;
}

interface Fact {
  field: LabelField;
  word: string;
  value: string;
}

/** Smaller letters rather than a number that is cut or left out. */
const SMALLER = [1, 0.85, 0.72, 0.6] as const;

export interface Said {
  language: Language;
  words: LabelWords;
}

/** Each chosen fact with its word, two beside each other where they fit. */
export function placeFacts(facts: LabelFacts, chosen: readonly LabelField[], said: Said, room: Room) {
  const told = factsIn(facts, chosen, said);
  const tries = SMALLER.map((part) => placeAt(told, { ...room, size: Math.round(room.size * part) }));
  return tries.find(({ whole }) => whole) ?? tries.at(-1) ?? placeAt(told, room);
}

function factsIn(facts: LabelFacts, chosen: readonly LabelField[], { language, words }: Said): Fact[] {
  const values: Partial<Record<LabelField, string | null | undefined>> = {
    quantity: quantityIn(language, facts),
    revision: facts.revision,
    lot: facts.lotNumber,
    serial: facts.serialNumber,
    location: facts.location,
    packedIn: facts.box,
  };
  return chosen.flatMap((field) => {
    const value = printable(values[field] ?? '');
    return value ? [{ field, word: words[field as keyof LabelWords], value }] : [];
  });
}

function placeAt(told: readonly Fact[], { size, left, room, top, bottom }: Room) {
  const half = (room - BETWEEN) / 2;
  const before = (word: string) => textWidth(word, 'plain', size) + size * BLANK;
  const isLong = ({ word, value }: Fact) => before(word) + textWidth(value, 'bold', size) > half;
  const texts: LabelText[] = [];
  const leftOut = new Set(told.map(({ field }) => field));
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
    const x = Math.round(left + column * (half + BETWEEN));
    const base = Math.round(y + size * 0.8);
    const word = fitText(fact.word, { face: 'plain', size, width: half });
    const at = Math.round(x + before(fact.word));
    const value = fitText(fact.value, { face: 'bold', size, width: (long ? room : half) - (at - x) });
    whole &&= value.text === fact.value;
    texts.push({ x, y: base, ...word }, { x: at, y: base, ...value });
    leftOut.delete(fact.field);
    column = long ? 0 : 1 - column;
    if (column === 0) y += size * ROW;
  }
  return { texts, whole, leftOut: [...leftOut], end: y + (column === 1 ? size * ROW : 0) };
}
