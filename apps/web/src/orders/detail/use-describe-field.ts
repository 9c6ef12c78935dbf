import { useTranslations } from 'use-intl';
import type { DescribeField } from '../deciding/WhatChanged.tsx';
import { isField } from './fields.ts';
import { type Currencies, useFormatField } from './use-format-field.tsx';

/** The label and the format of a changed field. */
export const useDescribeField = (money: Currencies): DescribeField => {
  const t = useTranslations('orders');
  const written = useFormatField(money);
  return (field) =>
    isField(field) ? { label: t(`field.${field}`), shown: (value) => written(field, value) } : undefined;
};
