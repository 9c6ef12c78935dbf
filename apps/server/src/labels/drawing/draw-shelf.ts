import type { Language } from '@gemba/contract/kit/languages';
import type { LabelField } from '@gemba/contract/labels/label-layout';
import type { DrawnLabel } from '@gemba/contract/labels/label-shapes';
import type { Codes } from './codes.ts';
import type { Press } from './draw-label.ts';
import { breakText, fitText, printable } from './fit-text.ts';
import { placeCodes } from './place-codes.ts';
import { placeFoot } from './place-foot.ts';
import { styleOf } from './styles.ts';
import { textWidth } from './text-width.ts';
import { wordsOf } from './words-of.ts';

export interface Shelf {
  location: string;
  description: string;
  warehouseName: string;
}

const LEADING = 1.25;
/** How much of its size a letter rises above the base line. */
const RISE = 0.75;
/** The location is read from the aisle: larger than the number of a part. */
const LARGER = 2.5;
const DESCRIPTION_LINES = 2;

/** The label of a shelf: its location as large as there is room, its description, its warehouse at the foot. */
export function drawShelf(
  { sheet, layout }: Press,
  { location, description, warehouseName }: Shelf,
  codesOfShelf: Codes,
  language: Language,
): Omit<DrawnLabel, 'copies'> {
  const style = styleOf(sheet);
  const { margin, gap } = style;
  const { codes, bottom, room, leftOut } = placeCodes(style, codesOfShelf, layout.codes);
  const note = printable(wordsOf(layout, language).note);
  const named = { face: 'plain', size: style.name, width: room } as const;
  const lines = [
    ...(layout.head.includes('description') ? breakText(printable(description), named, DESCRIPTION_LINES) : []),
    ...(layout.lines.includes('note') ? breakText(note, named, DESCRIPTION_LINES) : []),
  ];
  const below = Math.max(DESCRIPTION_LINES, lines.length) * style.name * LEADING + gap;
  const size = Math.max(
    style.name,
    Math.floor(
      Math.min(style.number * LARGER, (bottom - margin - below) / LEADING, room / textWidth(location, 'code', 1)),
    ),
  );
  const top = margin + size * LEADING + style.name * RISE;
  const foot: Partial<Record<LabelField, string>> = { warehouse: printable(warehouseName), note };
  return {
    line: location,
    texts: [
      { x: margin, y: Math.round(margin + size * RISE), ...fitText(location, { face: 'code', size, width: room }) },
      ...lines
        .map((text, at) => ({ x: margin, y: Math.round(top + at * style.name * LEADING), ...fitText(text, named) }))
        .filter(({ y }) => y < bottom),
      ...placeFoot(style, { left: layout.foot.map((field) => foot[field] ?? ''), right: '' }),
    ],
    codes,
    leftOut,
  };
}
