import { blackOf } from '@gemba/contract/labels/black-of';
import type { DrawnLabels, LabelText } from '@gemba/contract/labels/label-shapes';
import type { drawingZlibPng } from 'bwip-js/node';
import { textWidth } from '../drawing/text-width.ts';

const BLACK = '000000';
const WHITE = 'ffffff';
/** The letters that come with the encoder: ASCII, all of one width. */
const FONT = { name: 'OCR-B', advance: 0.615 } as const;

const ALIKE: Readonly<Record<string, string>> = {
  '×': 'x',
  '·': '-',
  '…': '...',
  '–': '-',
  '—': '-',
  ø: 'o',
  Ø: 'O',
  µ: 'u',
};

/** The same in the letters that there are: accents fall, what has none alike is left out. */
const asAscii = (text: string) =>
  [...text.normalize('NFD')]
    .map((sign) => ALIKE[sign] ?? sign)
    .join('')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim();

type Drawing = ReturnType<typeof drawingZlibPng>;

const drawText = (drawing: Pick<Drawing, 'text'>, { x, y, text, face, size, width }: LabelText, top: number) => {
  const shown = asAscii(text);
  if (!shown) return;
  const room = Math.min(width, textWidth(shown, face, size));
  drawing.text(x, top + y, shown, BLACK, {
    name: FONT.name,
    height: size,
    dx: 0,
    width: Math.max(8, Math.floor(room / shown.length / FONT.advance)),
  });
};

/** All labels below each other, a dot of the printer a dot of the picture. */
export async function writePng({ sheet, labels }: DrawnLabels): Promise<Buffer> {
  const encoder = await import('bwip-js/node');
  const [width, height] = [sheet.width * sheet.dotsPerMm, sheet.height * sheet.dotsPerMm];
  const drawing = encoder.drawingZlibPng();
  drawing.setopts?.({
    bcid: 'code128',
    text: '',
    backgroundcolor: WHITE,
    paddingleft: 0,
    paddingright: 0,
    paddingtop: 0,
    paddingbottom: 0,
  });
  drawing.init(width, height * labels.length);
  for (const [at, { texts, codes }] of labels.entries()) {
    const top = at * height;
    for (const code of codes) {
      for (const { x, y, width: wide, height: high } of blackOf(code)) {
        const [right, upper, lower] = [x + wide, top + y, top + y + high];
        drawing.polygon([
          [x, upper],
          [right, upper],
          [right, lower],
          [x, lower],
        ]);
      }
      drawing.fill(BLACK);
    }
    for (const text of texts) drawText(drawing, text, top);
  }
  return drawing.end();
}
