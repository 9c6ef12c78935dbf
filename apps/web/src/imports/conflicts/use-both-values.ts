import type { ValueKind } from '@gemba/contract/imports/conflicts/value-kind';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';

type Values = { valueKind: ValueKind; here: string | null; there: string | null };

/** The value of the file and the one here, as the reader writes numbers and days. */
export const useBothValues = () => {
  const t = useTranslations('imports');
  const { rate, day } = useFigures();
  const write = (kind: ValueKind, value: string | null) => {
    if (value === null || value === '') return t('nothing');
    if (kind === 'NUMBER') return rate(value);
    if (kind === 'DAY') return day(value);
    if (kind === 'YES_NO') return t(value === 'true' ? 'yes' : 'no');
    return value;
  };
  return ({ valueKind, here, there }: Values) =>
    [
      { label: t('fileSays'), value: write(valueKind, there) },
      { label: t('standsHere'), value: write(valueKind, here) },
    ] as const;
};
