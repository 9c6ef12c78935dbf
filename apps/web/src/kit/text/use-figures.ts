import { useMemo } from 'react';
import { useLocale, useTimeZone } from 'use-intl';
import { type Figures, figuresOf } from './figures.ts';

export const useFigures = (): Figures => {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return useMemo(() => figuresOf(locale, timeZone), [locale, timeZone]);
};
