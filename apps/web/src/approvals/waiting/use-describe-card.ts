import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import type { DescribeField } from '../../orders/index.ts';

/** Labels and formats of a card's fields, for the comparison after ORDER_CHANGED. */
export const useDescribeCard = (currency: string): DescribeField => {
  const t = useTranslations('approvals');
  const figures = useFigures();
  const words = (value: string | number | boolean) => String(value);
  const quantity = (value: string | number | boolean) => figures.quantity(String(value));
  const money = (value: string | number | boolean) => figures.money(String(value), currency);
  const day = (value: string | number | boolean) => figures.day(String(value));
  const cost = (value: string | number | boolean) => figures.unitCost(String(value), currency);
  const known: Record<string, ReturnType<DescribeField>> = {
    party: { label: t('party'), shown: words },
    requester: { label: t('requester'), shown: words },
    owner: { label: t('owner'), shown: words },
    neededBy: { label: t('needed'), shown: day },
    total: { label: t('changed.total'), shown: money },
    itemCount: { label: t('lines'), shown: words },
    part: { label: t('part'), shown: words },
    quantity: { label: t('changed.quantity'), shown: quantity },
    price: { label: t('changed.price'), shown: cost },
    extPrice: { label: t('changed.total'), shown: money },
    dateRequired: { label: t('changed.dateRequired'), shown: day },
  };
  return (field) => known[field];
};
