/** Decimal texts, days and moments as the reader's language writes them. Never through a float: a text keeps every digit. */
type Decimal = Intl.StringNumericLiteral;

const REAL_MINUS = '−';

const numbers = new Map<string, Intl.NumberFormat>();
const numberFormat = (locale: string, options: Intl.NumberFormatOptions) => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, known);
  return known;
};

const written = (locale: string, decimal: string, options: Intl.NumberFormatOptions) =>
  numberFormat(locale, options)
    .format(decimal as Decimal)
    .replace('-', REAL_MINUS);

/** What is no currency of the world stands behind its figure as the company wrote it. */
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);

const amount = (locale: string, decimal: string, currency: string, maximumFractionDigits: number) =>
  isCurrency(currency)
    ? written(locale, decimal, { style: 'currency', currency, maximumFractionDigits })
    : `${written(locale, decimal, { minimumFractionDigits: 2, maximumFractionDigits })} ${currency}`;

const dates = new Map<string, Intl.DateTimeFormat>();
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, known);
  return known;
};

/** Moments are told by one clock, that of the company: what was posted at eight in the plant was posted at eight for everybody. */
export const figuresOf = (locale: string, timeZone: string, thisYear = new Date().getFullYear()) => ({
  money: (decimal: string, currency: string) => amount(locale, decimal, currency, 2),
  /** Cents only where there are some: a limit, a difference. */
  roundMoney: (decimal: string, currency: string) => amount(locale, decimal, currency, 2).replace(/[.,]00(?=\D*$)/, ''),
  unitCost: (decimal: string, currency: string) => amount(locale, decimal, currency, 6),
  quantity: (decimal: string) => written(locale, decimal, { maximumFractionDigits: 4 }),
  /** A rate of exchange, with all the places that it is kept with. */
  rate: (decimal: string) => written(locale, decimal, { maximumFractionDigits: 8 }),
  /** A rate in per cent: '8.2500' is 8.25%. */
  percent: (decimal: string) => written(locale, decimal, { style: 'unit', unit: 'percent', maximumFractionDigits: 4 }),
  /** A change in per cent, with its sign. */
  change: (decimal: string) =>
    written(locale, decimal, {
      style: 'unit',
      unit: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
  /** A calendar day; the year only where it is another than this one. */
  day: (date: string) => {
    const year = date.startsWith(`${thisYear}-`) ? {} : ({ year: 'numeric' } as const);
    return dateFormat(locale, { month: 'short', day: 'numeric', ...year, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  },
  time: (instant: string) => dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant)),
  moment: (instant: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
});

export type Figures = ReturnType<typeof figuresOf>;
