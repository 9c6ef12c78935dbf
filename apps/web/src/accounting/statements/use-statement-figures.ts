import type { Amounts } from '@gemba/contract/accounting/statements/statement';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { growthOf } from '../growth-of.ts';

/** The amounts of a statement as text. Their currency stands in the bar and on the printed page. */
export const useStatementFigures = () => {
  const t = useTranslations('accounting');
  const figures = useFigures();
  return {
    money: figures.cents,
    brief: figures.brief,
    /** The amount before, and the growth where it can be told. */
    before: ({ amount, before }: Amounts): string[] => {
      if (before === null) return [];
      const growth = growthOf(amount, before);
      const told = t('before', { value: figures.cents(before) });
      return growth === undefined ? [told] : [told, figures.change(growth)];
    },
    /** The cells of a printed row: two where something is compared. */
    cells: ({ amount, before }: Amounts) =>
      before === null ? [figures.cents(amount)] : [figures.cents(amount), figures.cents(before)],
  };
};
