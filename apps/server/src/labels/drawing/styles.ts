import { DOTS_PER_MM, LABEL_TEMPLATES, type LabelTemplate } from '@gemba/contract/labels/label-shapes';

/** Everything in dots. */
export interface Style {
  number: number;
  name: number;
  fact: number;
  small: number;
  /** The most that a side of the square codes and the height of the bars take. */
  qr: number;
  matrix: number;
  bars: number;
}

export const MARGIN = 36;
export const GAP = 28;

export const styles: Readonly<Record<LabelTemplate, Style>> = {
  part: { number: 56, name: 30, fact: 28, small: 24, qr: 180, matrix: 100, bars: 84 },
  box: { number: 72, name: 36, fact: 36, small: 28, qr: 240, matrix: 140, bars: 120 },
  pallet: { number: 84, name: 44, fact: 44, small: 32, qr: 300, matrix: 190, bars: 180 },
};

export const sizeOf = (template: LabelTemplate) => {
  const { width, height } = LABEL_TEMPLATES[template];
  return { width: width * DOTS_PER_MM, height: height * DOTS_PER_MM };
};
