import { useLocale } from 'use-intl';

const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** How large a file is, in the unit that a person would say. */
export const sizeOf = (bytes: number, locale: string): string => {
  const nth = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[nth] ?? 'byte', maximumFractionDigits: 1 }).format(
    bytes / STEP ** nth,
  );
};

export const useSize = () => {
  const locale = useLocale();
  return (bytes: number) => sizeOf(bytes, locale);
};
