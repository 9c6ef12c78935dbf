import { addDays, firstOfMonth } from '@gemba/contract/kit/dates';

/** A line of the journal as the tables hold it. Knows nothing of totals by day, sections or signs of the product. */
export interface Booked {
  day: string;
  account: string;
  line: string;
  /** In cents; debits are positive. */
  cents: number;
}

type Rows = (text: string) => Promise<object[]>;

export const everythingBooked = async (rows: Rows) =>
  (await rows(`
    select entry_date::text as day, account_number as account, statement_line as line, ((debit - credit) * 100)::float8 as cents
      from journal_line join journal_entry using (company_id, entry_number) join account using (company_id, account_number)
     where company_id = $1`)) as Booked[];

export const RESULT = ['REVENUE', 'COST_OF_SALES', 'OPERATING_EXPENSE', 'OTHER_RESULT', 'INCOME_TAX'];
export const ASSETS = ['CASH', 'RECEIVABLE', 'INVENTORY', 'PREPAID', 'FIXED_ASSET', 'DEPRECIATION'];

export const textOf = (cents: number) => (cents / 100).toFixed(2).replace(/^-(0\.00)$/, '$1');
export const centsOf = (money: string) => Math.round(Number(money) * 100);

/** One sum for the lines of an account on a day. */
const byDay = (booked: readonly Booked[]): Booked[] => {
  const sums = new Map<string, Booked>();
  for (const line of booked) {
    const key = `${line.day} ${line.account}`;
    sums.set(key, { ...line, cents: (sums.get(key)?.cents ?? 0) + line.cents });
  }
  return [...sums.values()];
};

/** Sums of the journal, added up by hand. */
export const modelOf = (lines: readonly Booked[], yearStartMonth: number) => {
  const booked = byDay(lines);
  const ofAccount = Map.groupBy(booked, ({ account }) => account);
  const inDays = (all: readonly Booked[], from: string, to: string) =>
    all.reduce((total, { day, cents }) => (day >= from && day <= to ? total + cents : total), 0);
  const moved = (account: string, from: string, to: string) => inDays(ofAccount.get(account) ?? [], from, to);
  const yearStart = (day: string) => {
    const back = (Number(day.slice(5, 7)) - yearStartMonth + 12) % 12;
    return firstOfMonth(day, -back);
  };
  const results = booked.filter(({ line }) => RESULT.includes(line));
  return {
    accounts: [...new Map(booked.map(({ account, line }) => [account, line]))],
    balance: (account: string, day: string) => moved(account, '0001-01-01', day),
    moved,
    onLine: (line: string, from: string, to: string) =>
      inDays(
        booked.filter((one) => one.line === line),
        from,
        to,
      ),
    result: (from: string, to: string) => -inDays(results, from, to),
    yearStart,
    lastYearEnd: (day: string) => addDays(yearStart(day), -1),
  };
};
export type Model = ReturnType<typeof modelOf>;
