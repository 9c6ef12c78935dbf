import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { sumOfDefects } from './pieces.ts';

/** `Porosity 1 · Burr 1`, or that there are none. */
export const useDefectWords = () => {
  const t = useTranslations('tasks');
  const figures = useFigures();
  return (items: Task['defectItems'], defects: Readonly<Record<string, string>>) => {
    if (isZero(sumOfDefects(defects))) return t('noDefects');
    const nameOf = (item: string) => items.find((known) => known.item === item)?.name ?? item;
    return Object.entries(defects)
      .filter(([, quantity]) => !isZero(quantity))
      .map(([item, quantity]) => `${nameOf(item)} ${figures.quantity(quantity)}`)
      .join(' · ');
  };
};
