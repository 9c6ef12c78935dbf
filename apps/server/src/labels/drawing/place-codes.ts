import type { LabelField } from '@gemba/contract/labels/label-layout';
import type { LabelCode } from '@gemba/contract/labels/label-shapes';
import type { CodeRows, Codes } from './codes.ts';
import type { Style } from './styles.ts';

/** On each side of the bars, in bars. */
const QUIET = 10;
const WIDEST_BAR = 4;
/** A bar or square of one dot is lost on thermal paper. */
const LEAST_DOTS = 2;

const sideOf = ({ rows, module }: LabelCode) => rows.length * module;
const endOf = (code: LabelCode) => code.y + sideOf(code);

/** The bars over the foot, as wide as their whole dots allow. */
function placeBars(style: Style, bars: CodeRows): LabelCode | undefined {
  const { width, height, margin, small, fineness } = style;
  const count = bars[0]?.length ?? 0;
  const module = Math.min(WIDEST_BAR * fineness, Math.floor(width / (count + 2 * QUIET)));
  if (module < LEAST_DOTS) return undefined;
  return {
    symbology: 'code128',
    rows: [...bars],
    module,
    rowHeight: style.bars,
    x: Math.round((width - count * module) / 2),
    y: height - margin - small - style.bars - 6,
  };
}

/** The squares at the right, the QR code above. One that would be too fine to be read, or has no room, is left out. */
export function placeCodes(style: Style, drawn: Codes, chosen: readonly LabelField[]) {
  const { width, height, margin, gap, small } = style;
  const bars = chosen.includes('code128') ? placeBars(style, drawn.bars) : undefined;
  /** Where the foot, or the bars above it, begin. */
  const bottom = bars ? bars.y : height - margin - Math.round(small * 1.25);

  const square = (symbology: 'qr' | 'datamatrix', rows: CodeRows, most: number, y: number): LabelCode | undefined => {
    const module = Math.max(LEAST_DOTS, Math.floor(most / rows.length));
    const side = rows.length * module;
    if (side > (width - 2 * margin) / 2 || y + side > bottom) return undefined;
    return { symbology, rows: [...rows], module, rowHeight: module, x: width - margin - side, y };
  };
  const upper = chosen.includes('qr') ? square('qr', drawn.qr, style.qr, margin) : undefined;
  const below = upper ? endOf(upper) + gap : margin;
  const lower =
    drawn.matrix && chosen.includes('datamatrix') ? square('datamatrix', drawn.matrix, style.matrix, below) : undefined;

  const squares = [upper, lower].filter((code) => code !== undefined);
  const column = squares.length === 0 ? 0 : Math.max(upper ? style.qr : style.matrix, ...squares.map(sideOf)) + gap;
  const codes = [...squares, ...(bars ? [bars] : [])];
  return {
    codes,
    leftOut: chosen.filter((field) => !codes.some(({ symbology }) => symbology === field)),
    squaresEnd: Math.max(margin, ...squares.map(endOf)),
    bottom,
    /** The room beside the squares that is left for words. */
    room: width - 2 * margin - column,
  };
}
