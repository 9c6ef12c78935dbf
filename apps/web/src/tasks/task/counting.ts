import { isZero, negate, sumPlain } from '@gemba/contract/kit/fixed-point';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';

/** Pieces to add to the count of a task, or to take from it below zero. */
export type Pieces = { qualified: string; defects: Readonly<Record<string, string>> };

export const NO_PIECES: Pieces = { qualified: '0', defects: {} };

export const isNothing = ({ qualified, defects }: Pieces) =>
  isZero(qualified) && Object.values(defects).every((quantity) => isZero(quantity));

export const addPieces = (one: Pieces, other: Pieces): Pieces => {
  const items = [...new Set([...Object.keys(one.defects), ...Object.keys(other.defects)])];
  return {
    qualified: sumPlain([one.qualified, other.qualified]),
    defects: Object.fromEntries(
      items.map((item) => [item, sumPlain([one.defects[item] ?? '0', other.defects[item] ?? '0'])]),
    ),
  };
};

/** The change that leads from one count to another. */
export const difference = (from: string, to: string) => sumPlain([to, negate(from)]);

type Counted = Pick<Task, 'counted' | 'countedDefects'>;

/** The count that the server keeps. */
export const countedOn = ({ counted, countedDefects }: Counted): Pieces => ({
  qualified: counted.qualified,
  defects: Object.fromEntries(countedDefects.map(({ item, quantity }) => [item, quantity])),
});

export const bodyOfCount = ({ qualified, defects }: Pieces) => ({
  qualified,
  defects: Object.entries(defects)
    .filter(([, quantity]) => !isZero(quantity))
    .map(([item, quantity]) => ({ item, quantity })),
});
