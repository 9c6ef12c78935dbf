import type { LabelCode, LabelTemplate } from '@gemba/contract/labels/label-shapes';
import type { CodeRows, Codes } from './codes.ts';
import { GAP, MARGIN, sizeOf, styles } from './styles.ts';

/** On each side of the bars, in bars. */
const QUIET = 10;
const WIDEST_BAR = 4;

/** The squares at the right, the QR code above; the bars over the foot, as wide as their whole dots allow. */
export function placeCodes(template: LabelTemplate, { qr, matrix, bars }: Codes) {
  const style = styles[template];
  const { width, height } = sizeOf(template);

  const square = (symbology: 'qr' | 'datamatrix', rows: CodeRows, most: number, y: number): LabelCode => {
    const module = Math.max(1, Math.floor(most / rows.length));
    return { symbology, rows: [...rows], module, rowHeight: module, x: width - MARGIN - rows.length * module, y };
  };
  const upper = square('qr', qr, style.qr, MARGIN);
  const endOf = ({ y, rows, module }: LabelCode) => y + rows.length * module;
  const lower = matrix && square('datamatrix', matrix, style.matrix, endOf(upper) + GAP);

  const count = bars[0]?.length ?? 0;
  const module = Math.max(1, Math.min(WIDEST_BAR, Math.floor(width / (count + 2 * QUIET))));
  const barsTop = height - MARGIN - style.small - style.bars - 6;
  const wide: LabelCode = {
    symbology: 'code128',
    rows: [...bars],
    module,
    rowHeight: style.bars,
    x: Math.round((width - count * module) / 2),
    y: barsTop,
  };
  return {
    codes: lower ? [upper, lower, wide] : [upper, wide],
    squaresEnd: endOf(lower ?? upper),
    barsTop,
    /** The room beside the squares that is left for words. */
    room: width - 2 * MARGIN - style.qr - GAP,
  };
}
