import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { FullBalance } from './use-get-inventory.ts';

/** The fields of a balance that are no quantity, as people read them; a dash where there is nothing. */
export const useBalanceFacts = () => {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const or = <Value,>(value: Value | null, write: (value: Value) => ReactNode): ReactNode =>
    value === null ? t('none') : write(value);
  const code = (text: string) => <span className="code">{text}</span>;
  return (balance: FullBalance) => {
    const { avgCost, avgTax, stdCost, value, currency, weight, weightUnit } = balance;
    const cost = (decimal: string) => figures.averageCost(decimal, currency);
    return {
      costs: [
        { label: t('field.avgCost'), value: cost(avgCost) },
        { label: t('field.stdCost'), value: or(stdCost, cost) },
        { label: t('field.avgTax'), value: cost(avgTax) },
        { label: t('field.value'), value: figures.money(value, currency) },
      ],
      more: [
        { label: t('field.lastIn'), value: or(balance.lastIn, figures.moment) },
        { label: t('field.lastOut'), value: or(balance.lastOut, figures.moment) },
        { label: t('field.lastCountedAt'), value: or(balance.lastCountedAt, figures.moment) },
        { label: t('field.refDoc1'), value: or(balance.refDoc1, code) },
        { label: t('field.refDoc2'), value: or(balance.refDoc2, code) },
        { label: t('field.loanedTo'), value: or(balance.loanedTo, String) },
        { label: t('field.partFrom'), value: code(balance.partFrom) },
        { label: t('field.productCode'), value: or(balance.productCode, code) },
        { label: t('field.uom'), value: code(balance.uom) },
        {
          label: t('field.weight'),
          value: or(weight, (text) => [figures.quantity(text), weightUnit].filter(Boolean).join(' ')),
        },
      ],
    };
  };
};
