import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type Figures, figuresOf } from './figures.ts';

export const useFigures = (): Figures => {
  const locale = useLocale();
  return useMemo(() => figuresOf(locale), [locale]);
};
