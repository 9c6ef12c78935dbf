import { useLocale } from 'use-intl';

const STEP = 1024;

/** The size of a file in a readable unit. */
export const sizeOf = (bytes: number, locale: string): string => {
  const [unit, parts] = bytes < STEP * STEP ? ['kilobyte', STEP] : ['megabyte', STEP * STEP];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / parts);
};

export const useSize = () => {
  const locale = useLocale();
  return (bytes: number) => sizeOf(bytes, locale);
};
