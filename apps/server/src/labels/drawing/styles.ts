import { DOTS_PER_MM, type LabelSheet } from '@gemba/contract/labels/label-shapes';

/** Sizes on one label, in dots. */
export interface Style {
  width: number;
  height: number;
  margin: number;
  gap: number;
  number: number;
  name: number;
  fact: number;
  small: number;
  /** The most that a side of the square codes and the height of the bars take. */
  qr: number;
  matrix: number;
  bars: number;
  /** Dots of this printer for one of a usual one. */
  fineness: number;
}

/** In millimetres: the width that the styles below were made for. */
const USUAL_WIDTH = 100;
const MARGIN = 36;
const GAP = 28;
/** Two millimetres: smaller letters are not read at arm's length. */
const LEAST_LETTER = 16;

/** By the height that they were made for, in millimetres; everything else in dots of a usual printer. */
const styles = [
  { height: 63, number: 56, name: 30, fact: 28, small: 24, qr: 180, matrix: 100, bars: 84 },
  { height: 100, number: 72, name: 36, fact: 36, small: 28, qr: 240, matrix: 140, bars: 120 },
  { height: 150, number: 84, name: 44, fact: 44, small: 32, qr: 300, matrix: 190, bars: 180 },
];

/** The style that fills a label best, made larger or smaller as a whole. */
export function styleOf({ width, height, dotsPerMm }: LabelSheet): Style {
  const fitOf = (style: (typeof styles)[number]) => Math.min(width / USUAL_WIDTH, height / style.height);
  const best = styles.reduce((one, other) => (fitOf(other) > fitOf(one) ? other : one));
  const fineness = dotsPerMm / DOTS_PER_MM;
  const dots = (usual: number) => Math.round(usual * fitOf(best) * fineness);
  const letter = (usual: number) => Math.max(dots(usual), LEAST_LETTER * fineness);
  return {
    width: width * dotsPerMm,
    height: height * dotsPerMm,
    margin: dots(MARGIN),
    gap: dots(GAP),
    number: letter(best.number),
    name: letter(best.name),
    fact: letter(best.fact),
    small: letter(best.small),
    qr: dots(best.qr),
    matrix: dots(best.matrix),
    bars: dots(best.bars),
    fineness,
  };
}
