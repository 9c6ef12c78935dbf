import type { DrawnLabel, LabelTemplate } from '@gemba/contract/labels/label-shapes';
import type { Codes } from './codes.ts';
import { breakText, fitText, printable } from './fit-text.ts';
import { placeCodes } from './place-codes.ts';
import { GAP, MARGIN, sizeOf, styles } from './styles.ts';
import { textWidth } from './text-width.ts';

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
  template: LabelTemplate,
  { location, description, warehouseName }: Shelf,
  codesOfShelf: Codes,
): Omit<DrawnLabel, 'copies'> {
  const style = styles[template];
  const { width, height } = sizeOf(template);
  const { codes, barsTop, room } = placeCodes(template, codesOfShelf);
  const below = DESCRIPTION_LINES * style.name * LEADING + GAP;
  const size = Math.floor(
    Math.min(style.number * LARGER, (barsTop - MARGIN - below) / LEADING, room / textWidth(location, 'code', 1)),
  );
  const named = { face: 'plain', size: style.name, width: room } as const;
  const lines = breakText(printable(description), named, DESCRIPTION_LINES);
  const top = MARGIN + size * LEADING + style.name * RISE;
  return {
    line: location,
    texts: [
      { x: MARGIN, y: Math.round(MARGIN + size * RISE), ...fitText(location, { face: 'code', size, width: room }) },
      ...lines.map((text, at) => ({
        x: MARGIN,
        y: Math.round(top + at * style.name * LEADING),
        ...fitText(text, named),
      })),
      {
        x: MARGIN,
        y: height - MARGIN,
        ...fitText(printable(warehouseName), { face: 'plain', size: style.small, width: width - 2 * MARGIN }),
      },
    ].filter(({ text }) => text !== ''),
    codes,
  };
}
