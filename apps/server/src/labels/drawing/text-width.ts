import type { LabelText } from '@gemba/contract/labels/label-shapes';

type Face = LabelText['face'];

/** Helvetica in thousandths of its size, from the blank to the tilde. */
const LATIN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const OTHER_LATIN = 556;
const MONOSPACED = 600;
const SQUARE = 1000;
const BOLDER = 1.06;
/** Where scripts begin whose signs are as wide as they are high. */
const EAST = 0x2e80;

const plainWidth = (sign: string) => {
  const [base = sign] = sign.normalize('NFD');
  const code = base.codePointAt(0) ?? 0;
  return code >= EAST ? SQUARE : (LATIN[code - 0x20] ?? OTHER_LATIN);
};

const signWidth = (sign: string, face: Face) => {
  const plain = plainWidth(sign);
  if (plain === SQUARE) return SQUARE;
  return face === 'code' ? MONOSPACED : face === 'bold' ? plain * BOLDER : plain;
};

/** How wide a text is at its size, in the same unit. */
export const textWidth = (text: string, face: Face, size: number) =>
  (size / 1000) * [...text].reduce((sum, sign) => sum + signWidth(sign, face), 0);
