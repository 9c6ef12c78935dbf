import { useLocale, useTranslations } from 'use-intl';
import { useOnline } from '../kit/offline/use-online.ts';
import { shownAge } from '../kit/text/age.ts';
import { useFigures } from '../kit/text/use-figures.ts';
import { useNow } from '../kit/ui/figures/use-now.ts';

/** When the figures were true; with their age where they could not be read again. */
export const useAsOf = (asOf: string, failed: boolean) => {
  const t = useTranslations('today');
  const locale = useLocale();
  const figures = useFigures();
  const online = useOnline();
  const isOld = !online || failed;
  const now = useNow(isOld);
  const time = figures.time(asOf);
  return isOld ? t('asOfOld', { time, age: shownAge(asOf, now, locale) }) : t('asOf', { time });
};
