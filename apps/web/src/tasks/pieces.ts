import { isZero, sumPlain } from '@gemba/contract/kit/fixed-point';
import type { WageType } from '@gemba/contract/tasks/task/task-shapes';

/** Pieces as a form keeps them: an empty quantity is none, zero is one. */
export type TypedPieces = { qualifiedQty: string; defects: Readonly<Record<string, string>>; wageType: '1' | '2' };

export const wageTyped = (wageType: WageType) => (wageType === 1 ? '1' : '2');

export const bodyOfPieces = ({ qualifiedQty, defects, wageType }: TypedPieces) => ({
  wageType: wageType === '1' ? (1 as const) : (2 as const),
  ...(qualifiedQty !== '' && { qualifiedQty }),
  defectiveItems: Object.entries(defects)
    .filter(([, quantity]) => !isZero(quantity))
    .map(([item, quantity]) => ({ item, quantity })),
});

export const sumOfDefects = (defects: TypedPieces['defects']) => sumPlain(Object.values(defects));

/** The field of a form that a field of the request stands for: a defect is found by its item, not by its place. */
export const fieldOfPieces = (field: string, typed: TypedPieces) => {
  const index = /^defectiveItems\.(\d+)/.exec(field)?.[1];
  const item = index === undefined ? undefined : bodyOfPieces(typed).defectiveItems[Number(index)]?.item;
  return item === undefined ? field || undefined : `defects.${item}`;
};
