import type { Language } from '@gemba/contract/kit/languages';
import { fill } from '@gemba/contract/kit/refusals/fill';
import type { DrawnLabel, LabelTemplate, LabelText } from '@gemba/contract/labels/label-shapes';
import { type LabelFacts, nameIn } from '../label-facts.ts';
import type { Codes } from './codes.ts';
import { breakText, fitText, printable } from './fit-text.ts';
import { placeCodes } from './place-codes.ts';
import { placeFacts } from './place-facts.ts';
import { GAP, MARGIN, sizeOf, styles } from './styles.ts';
import { textWidth } from './text-width.ts';
import { labelWords } from './words.ts';

/** One of several boxes or pallets of the same goods. */
export interface Numbered {
  at: number;
  count: number;
}

type Face = LabelText['face'];

const LEADING = 1.25;
/** How much of its size a letter rises above the base line. */
const RISE = 0.75;

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Puts the facts of one label to their places: number, name and facts at the left, codes at the right and below. */
export function drawLabel(
  template: LabelTemplate,
  facts: LabelFacts,
  codesOfFacts: Codes,
  language: Language,
  numbered: Numbered,
): Omit<DrawnLabel, 'copies'> {
  const style = styles[template];
  const words = labelWords[language];
  const { width, height } = sizeOf(template);
  const inner = width - 2 * MARGIN;
  const { codes, squaresEnd, barsTop, room } = placeCodes(template, codesOfFacts);
  const texts: LabelText[] = [];
  let y = MARGIN;
  const line = (text: string, face: Face, size: number, wide: number) => {
    y += size * RISE;
    texts.push({ x: MARGIN, y: Math.round(y), ...fitText(text, { face, size, width: wide }) });
    y += size * (LEADING - RISE);
  };

  const number = Math.min(style.number, Math.floor(room / textWidth(facts.partNumber, 'code', 1)));
  line(facts.partNumber, 'code', number, room);
  const name = printable(nameIn(language, facts));
  for (const piece of breakText(name, { face: 'plain', size: style.name, width: room }, 2)) {
    line(piece, 'plain', style.name, room);
  }
  y += style.fact * 0.4;
  const placed = placeFacts(facts, { language, size: style.fact, room, top: y, bottom: barsTop - GAP / 2 });
  texts.push(...placed.texts);

  y = Math.max(placed.end, squaresEnd) + GAP;
  const references = facts.references.map(([kind, of]) => fill(words[kind], { number: printable(of) }));
  if (template !== 'part') {
    const below: [string, Face, number][] = [
      [fill(words[template], { at: numbered.at, count: numbered.count }), 'bold', style.fact],
      ...(facts.to ? ([[`${words.to} ${printable(facts.to)}`, 'plain', style.name]] as [string, Face, number][]) : []),
      ...(template === 'pallet' ? references.map((one): [string, Face, number] => [one, 'plain', style.name]) : []),
    ];
    for (const [text, face, size] of below) if (y + size * LEADING < barsTop - GAP / 2) line(text, face, size, inner);
  }

  const foot = height - MARGIN;
  const day = fitText(dayIn(language, facts.date), { face: 'plain', size: style.small, width: inner / 2 });
  texts.push({ x: width - MARGIN - day.width, y: foot, ...day });
  const left = fitText(references.join(' · '), { face: 'plain', size: style.small, width: inner - day.width - GAP });
  if (left.text) texts.push({ x: MARGIN, y: foot, ...left });
  return { line: facts.line, texts, codes };
}
