import type { LabelCode } from './label-shapes.ts';

export interface Black {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The black of a code as oblong pieces, from left to right and from top to bottom. */
export const blackOf = ({ rows, module, rowHeight, ...at }: LabelCode): Black[] =>
  rows.flatMap((row, index) =>
    [...row.matchAll(/1+/g)].map(({ 0: run, index: from }) => ({
      x: at.x + from * module,
      y: at.y + index * rowHeight,
      width: run.length * module,
      height: rowHeight,
    })),
  );
