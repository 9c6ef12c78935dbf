import type { Part } from '@gemba/contract/parts/part-shapes';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useChoiceText } from '../use-choice-text.ts';
import { kinds, namedBy, type PartField } from './part-fields.ts';

/** Formats one field of a part; a dash where it is empty. */
export const useFormatField = (part: Part) => {
  const t = useTranslations('parts');
  const figures = useFigures();
  const choice = useChoiceText();

  const written = (field: PartField, value: string | number): ReactNode => {
    const text = String(value);
    switch (kinds[field]) {
      case 'quantity':
        return field === 'weight' && part.weightUnit
          ? t('quantityOf', { quantity: figures.quantity(text), uom: part.weightUnit })
          : figures.quantity(text);
      case 'cost':
        return figures.unitCost(text, part.currency);
      case 'pastCost':
        return figures.pastCost(text, part.currency);
      case 'averageCost':
        return figures.averageCost(text, part.currency);
      case 'money':
        return figures.money(text, part.currency);
      case 'moment':
        return figures.moment(text);
      case 'days':
        return t('days', { count: Number(value) });
      case 'choice':
        return choice(field, text);
      case 'code':
        return <span className="code">{text}</span>;
      case 'words':
      case 'flag':
        return text;
    }
  };
  return (field: PartField): ReactNode => {
    const value = part[field];
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === null || value === '') return t('none');
    const name = namedBy[field] && part[namedBy[field]];
    return name ? (
      <>
        {name} {written(field, value)}
      </>
    ) : (
      written(field, value)
    );
  };
};
