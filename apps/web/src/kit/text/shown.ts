/**
 * What the contract carries as text, as a language writes it. Decimals stay texts on the way into `Intl`, which reads
 * them exactly: no amount is ever a float.
 */
type Exact = `${number}`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const shownIn = (locale: string, today = new Date()) => {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (decimal: string) => format.format(decimal as Exact).replace('-', '−');
  };
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const plain = numbers({ maximumFractionDigits: 4 });
  const perCent = numbers({ style: 'unit', unit: 'percent', maximumFractionDigits: 1 });
  const change = numbers({ style: 'unit', unit: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const thisYear = dates({ month: 'short', day: 'numeric', timeZone: 'UTC' });
  const otherYear = dates({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const moments = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const ages = (unit: 'day' | 'hour' | 'minute', count: number) =>
    numbers({ style: 'unit', unit, unitDisplay: 'short' })(String(Math.floor(count)));

  return {
    money: (amount: string, currency: string) =>
      numbers({ style: 'currency', currency, maximumFractionDigits: 2 })(amount),
    unitCost: (cost: string, currency: string) =>
      numbers({ style: 'currency', currency, maximumFractionDigits: 6 })(cost),
    quantity: plain,
    perCent,
    /** With its sign: "+12%". */
    change,
    /** A calendar day; the year only where it is not this one. */
    day: (day: string) =>
      (day.startsWith(String(today.getFullYear())) ? thisYear : otherYear).format(new Date(`${day}T00:00:00Z`)),
    moment: (instant: string) => moments.format(new Date(instant)),
    /** How long ago, in its largest unit. */
    age: (instant: string, now: number) => {
      const passed = Math.max(0, now - Date.parse(instant));
      if (passed >= DAY) return ages('day', passed / DAY);
      return passed >= HOUR ? ages('hour', passed / HOUR) : ages('minute', passed / 60_000);
    },
  };
};

export type Shown = ReturnType<typeof shownIn>;
