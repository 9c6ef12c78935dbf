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

/** Each fact with its word, two beside each other where they fit. */
export function placeFacts(facts: LabelFacts, { language, size, room, top, bottom }: Room) {
  const words = labelWords[language];
  const told = (
    [
      [words.quantity, `${amount(language, facts.quantity)} ${facts.uom}`],
      [words.revision, facts.revision],
      [words.lot, facts.lotNumber],
      [words.serial, facts.serialNumber],
      [words.location, facts.location],
      [words.packedIn, facts.box],
    ] as const
  ).flatMap(([word, value]) => (value && printable(value) ? [{ word, value: printable(value) }] : []));

  const half = (room - BETWEEN) / 2;
  const before = (word: string) => textWidth(word, 'plain', size) + size * BLANK;
  const isLong = ({ word, value }: (typeof told)[number]) => before(word) + textWidth(value, 'bold', size) > half;
  const texts: LabelText[] = [];
  let y = top;
  let column = 0;
  for (const fact of told) {
    const long = isLong(fact);
    if (column === 1 && long) {
      y += size * ROW;
      column = 0;
    }
    if (y + size > bottom) break;
    const x = Math.round(MARGIN + column * (half + BETWEEN));
    const base = Math.round(y + size * 0.8);
    const word = fitText(fact.word, { face: 'plain', size, width: half });
    const at = Math.round(x + before(fact.word));
    const value = fitText(fact.value, { face: 'bold', size, width: (long ? room : half) - (at - x) });
    texts.push({ x, y: base, ...word }, { x: at, y: base, ...value });
    column = long ? 0 : 1 - column;
    if (column === 0) y += size * ROW;
  }
  return { texts, end: y + (column === 1 ? size * ROW : 0) };
}
