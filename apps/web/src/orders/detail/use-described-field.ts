import { useTranslations } from 'use-intl';
import type { DescribeField } from '../../approvals/index.ts';
import { isField } from './fields.ts';
import { type Currencies, useWritten } from './use-written.tsx';

/** How a field that changed is called and written. */
export const useDescribedField = (money: Currencies): DescribeField => {
  const t = useTranslations('orders');
  const written = useWritten(money);
  return (field) =>
    isField(field) ? { label: t(`field.${field}`), shown: (value) => written(field, value) } : undefined;
};
