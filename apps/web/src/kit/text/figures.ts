import { todayIn } from '@gemba/contract/kit/dates';

/** Decimal texts, days and moments in the reader's language. Never through a float: a text keeps every digit. */
type Decimal = Intl.StringNumericLiteral;

const REAL_MINUS = '−';
/** An amount is not divided between two lines. */
const NO_BREAK = '\u00a0';

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

/** An unknown currency follows its figure as the company wrote it. */
const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);

const amount = (locale: string, decimal: string, currency: string, maximumFractionDigits: number) =>
  isCurrency(currency)
    ? written(locale, decimal, { style: 'currency', currency, maximumFractionDigits })
    : `${written(locale, decimal, { minimumFractionDigits: 2, maximumFractionDigits })}${NO_BREAK}${currency}`;

const dates = new Map<string, Intl.DateTimeFormat>();
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, known);
  return known;
};

const yearIn = (timeZone: string) => todayIn(timeZone, new Date()).slice(0, 4);

const SHORT = { notation: 'compact', maximumSignificantDigits: 3 } as const;

/** Moments use the company's time zone: a posting at eight in the plant is shown at eight for everybody. */
export const figuresOf = (locale: string, timeZone: string, thisYear = yearIn(timeZone)) => ({
  money: (decimal: string, currency: string) => amount(locale, decimal, currency, 2),
  /** Cents only if there are any: a limit, a difference. */
  roundMoney: (decimal: string, currency: string) => amount(locale, decimal, currency, 2).replace(/[.,]00(?=\D*$)/, ''),
  /** Three digits, for a tile: $1.84M. */
  shortMoney: (decimal: string, currency: string) =>
    isCurrency(currency)
      ? written(locale, decimal, { style: 'currency', currency, ...SHORT })
      : `${written(locale, decimal, SHORT)}${NO_BREAK}${currency}`,
  shortNumber: (decimal: string) => written(locale, decimal, SHORT),
  /** An agreed price, with all its digits: they matter when it is multiplied. */
  unitCost: (decimal: string, currency: string) => amount(locale, decimal, currency, 6),
  /** A price that was paid before, to compare with: cents, and all its digits only below one. */
  pastCost: (decimal: string, currency: string) =>
    amount(locale, decimal, currency, Math.abs(Number(decimal)) < 1 ? 6 : 2),
  /** A calculated cost: cents, and more digits only below one. */
  averageCost: (decimal: string, currency: string) =>
    amount(locale, decimal, currency, Math.abs(Number(decimal)) < 1 ? 4 : 2),
  /** An amount where the currency stands above: in a table. */
  cents: (decimal: string) => written(locale, decimal, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  /** An amount in a chart: 1.92M. */
  brief: (decimal: string) => written(locale, decimal, { notation: 'compact', maximumFractionDigits: 2 }),
  quantity: (decimal: string) => written(locale, decimal, { maximumFractionDigits: 4 }),
  /** An exchange rate with all its digits. */
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
  /** A calendar day; the year only if it is another than this one. */
  day: (date: string) => {
    const year = date.startsWith(`${thisYear}-`) ? {} : ({ year: 'numeric' } as const);
    return dateFormat(locale, { month: 'short', day: 'numeric', ...year, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  },
  /** Calendar days with their year, on what is printed and kept: "Jan 1 – Mar 31, 2026". */
  datedDays: (from: string, to = from) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      new Date(`${from}T00:00:00Z`),
      new Date(`${to}T00:00:00Z`),
    ),
  /** The month of a day: "June 2026", "Jun 2026" and "J". */
  month: (date: string, width: 'long' | 'short' | 'narrow' = 'long') =>
    dateFormat(locale, {
      month: width,
      ...(width !== 'narrow' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`)),
  time: (instant: string) => dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant)),
  /** With seconds, for events of one day. */
  clock: (instant: string) => dateFormat(locale, { timeStyle: 'medium', timeZone }).format(new Date(instant)),
  moment: (instant: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
});

export type Figures = ReturnType<typeof figuresOf>;
