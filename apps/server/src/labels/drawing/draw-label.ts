import type { Language } from '@gemba/contract/kit/languages';
import { fill } from '@gemba/contract/kit/refusals/fill';
import type { LabelField, LabelLayout } from '@gemba/contract/labels/label-layout';
import type { DrawnLabel, LabelSheet, LabelTemplate, LabelText } from '@gemba/contract/labels/label-shapes';
import { type LabelFacts, nameIn } from '../label-facts.ts';
import type { Codes } from './codes.ts';
import { breakText, fitText, printable } from './fit-text.ts';
import { placeCodes } from './place-codes.ts';
import { placeFacts } from './place-facts.ts';
import { placeFoot } from './place-foot.ts';
import { styleOf } from './styles.ts';
import { textWidth } from './text-width.ts';
import { wordsOf } from './words-of.ts';

/** One of several boxes or pallets of the same goods. */
export interface Numbered {
  at: number;
  count: number;
}

/** The blank label, and what stands on it. */
export interface Press {
  template: LabelTemplate;
  sheet: LabelSheet;
  layout: LabelLayout;
}

type Face = LabelText['face'];
interface Line {
  field: LabelField;
  text: string;
  face: Face;
  size: number;
}

const LEADING = 1.25;
/** How much of its size a letter rises above the base line. */
const RISE = 0.75;

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Puts the facts of one label to their places: number, name and facts at the left, codes at the right and below. */
export function drawLabel(
  { template, sheet, layout }: Press,
  facts: LabelFacts,
  codesOfFacts: Codes,
  language: Language,
  numbered: Numbered,
): Omit<DrawnLabel, 'copies'> {
  const style = styleOf(sheet);
  const words = wordsOf(layout, language);
  const { width, margin, gap } = style;
  const inner = width - 2 * margin;
  const { codes, squaresEnd, bottom, room, leftOut } = placeCodes(style, codesOfFacts, layout.codes);
  const texts: LabelText[] = [];
  let y = margin;
  const line = (text: string, face: Face, size: number, wide: number) => {
    y += size * RISE;
    texts.push({ x: margin, y: Math.round(y), ...fitText(text, { face, size, width: wide }) });
    y += size * (LEADING - RISE);
  };

  const number = Math.min(style.number, Math.floor(room / textWidth(facts.partNumber, 'code', 1)));
  line(facts.partNumber, 'code', number, room);
  if (layout.head.includes('name')) {
    const name = printable(nameIn(language, facts));
    for (const piece of breakText(name, { face: 'plain', size: style.name, width: room }, 2)) {
      if (y + style.name < bottom) line(piece, 'plain', style.name, room);
    }
  }
  y += style.fact * 0.4;
  const place = { size: style.fact, left: margin, room, top: y, bottom: bottom - gap / 2 };
  const placed = placeFacts(facts, layout.facts, { language, words }, place);
  texts.push(...placed.texts);

  const references = facts.references.map(([kind, of]) => fill(words[kind], { number: printable(of) }));
  const asLines = (field: LabelField): Line[] => {
    const plain = { field, face: 'plain', size: style.name } as const;
    if (field === 'references') return references.map((text) => ({ ...plain, text }));
    if (field === 'to') return facts.to ? [{ ...plain, text: fill(words.to, { name: printable(facts.to) }) }] : [];
    if (field === 'numbered' && (template === 'box' || template === 'pallet'))
      return [{ field, face: 'bold', size: style.fact, text: fill(words[template], { ...numbered }) }];
    return field === 'note' ? [{ ...plain, text: printable(words.note) }] : [];
  };
  const lines = layout.lines.flatMap(asLines).filter(({ text }) => text !== '');
  const isRoomFrom = (from: number) =>
    from + lines.reduce((sum, { size }) => sum + size * LEADING, 0) < bottom - gap / 2;
  // Below the squares, over the whole width; beside them where the label is too low for that.
  const belowSquares = Math.max(placed.end, squaresEnd) + gap;
  y = isRoomFrom(belowSquares) ? belowSquares : placed.end + gap / 2;
  for (const { field, text, face, size } of lines) {
    if (y + size * LEADING < bottom - gap / 2) line(text, face, size, y < squaresEnd + gap / 2 ? room : inner);
    else leftOut.push(field);
  }

  const left: Partial<Record<LabelField, string>> = { references: references.join(' · '), note: printable(words.note) };
  texts.push(
    ...placeFoot(style, {
      left: layout.foot.map((field) => left[field] ?? ''),
      right: layout.foot.includes('date') ? dayIn(language, facts.date) : '',
    }),
  );
  return { line: facts.line, texts, codes, leftOut: [...new Set([...leftOut, ...placed.leftOut])] };
}
