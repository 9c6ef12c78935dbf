import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type Shown, shownIn } from './shown.ts';

/** Money, quantities, days and moments as the reader's language writes them. */
export const useShown = (): Shown => {
  const locale = useLocale();
  return useMemo(() => shownIn(locale), [locale]);
};
