import type { DrawnLabel, DrawnLabels, LabelCode, LabelText } from '@gemba/contract/labels/label-shapes';
import { textWidth } from '../drawing/text-width.ts';

/**
 * No letter of ours is read as a command: whatever is not a plain letter or digit is written as its bytes in UTF-8, which
 * `^FH` tells the printer to expect.
 */
const field = (text: string) =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9 ]/.test(sign) ? sign : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const textOf = ({ x, y, text, face, size, width }: LabelText) => {
  const natural = textWidth(text, face, size);
  const wide = Math.max(8, Math.round(size * Math.min(1, width / Math.max(1, natural))));
  return `^FT${x},${y}^A0N,${size},${wide}^FH_^FD${field(text)}^FS`;
};

/** Codes are pictures of the very squares that the other forms show, dot by dot; `:` repeats the line above. */
const codeOf = ({ x, y, rows, module, rowHeight }: LabelCode) => {
  const bytes = Math.ceil(((rows[0]?.length ?? 0) * module) / 8);
  const lines = rows.map((row) => {
    const dots = [...row].map((bit) => bit.repeat(module)).join('');
    return (dots.padEnd(bytes * 8, '0').match(/.{4}/g) ?? [])
      .map((four) => Number.parseInt(four, 2).toString(16))
      .join('');
  });
  const data = lines.map((line) => line.toUpperCase() + ':'.repeat(rowHeight - 1)).join('');
  const total = bytes * rows.length * rowHeight;
  return `^FO${x},${y}^GFA,${total},${total},${bytes},${data}^FS`;
};

export function writeZpl({ sheet, labels }: DrawnLabels): Buffer {
  const [width, height] = [sheet.width * sheet.dotsPerMm, sheet.height * sheet.dotsPerMm];
  const one = ({ texts, codes, copies }: DrawnLabel) =>
    [`^XA^CI28^PW${width}^LL${height}^LH0,0`, ...codes.map(codeOf), ...texts.map(textOf), `^PQ${copies}`, '^XZ\n'].join(
      '\n',
    );
  return Buffer.from(labels.map(one).join(''), 'latin1');
}
