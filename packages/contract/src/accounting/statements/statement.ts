/** Accounting: the statements of the books. Their rows are accounts, and every total is the sum of its rows. */
import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { PERIODS } from '../../kit/periods.ts';
import { BookDay } from '../book-day.ts';

/** The lines of the balance sheet, in its order. */
export const BALANCE_LINES = [
  'CASH',
  'RECEIVABLE',
  'INVENTORY',
  'PREPAID',
  'FIXED_ASSET',
  'DEPRECIATION',
  'PAYABLE',
  'ACCRUED',
  'TAX',
  'LONG_TERM_DEBT',
  'EQUITY',
] as const;
export type BalanceLine = (typeof BALANCE_LINES)[number];

export const SECTIONS = [
  'CURRENT_ASSETS',
  'FIXED_ASSETS',
  'CURRENT_LIABILITIES',
  'LONG_TERM_LIABILITIES',
  'EQUITY',
] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionOf: Record<BalanceLine, Section> = {
  CASH: 'CURRENT_ASSETS',
  RECEIVABLE: 'CURRENT_ASSETS',
  INVENTORY: 'CURRENT_ASSETS',
  PREPAID: 'CURRENT_ASSETS',
  FIXED_ASSET: 'FIXED_ASSETS',
  DEPRECIATION: 'FIXED_ASSETS',
  PAYABLE: 'CURRENT_LIABILITIES',
  ACCRUED: 'CURRENT_LIABILITIES',
  TAX: 'CURRENT_LIABILITIES',
  LONG_TERM_DEBT: 'LONG_TERM_LIABILITIES',
  EQUITY: 'EQUITY',
};

export const isAssets = (section: Section) => section === 'CURRENT_ASSETS' || section === 'FIXED_ASSETS';

/** The lines of the result, in the order of the income statement. */
export const RESULT_LINES = ['REVENUE', 'COST_OF_SALES', 'OPERATING_EXPENSE', 'OTHER_RESULT', 'INCOME_TAX'] as const;
export type ResultLine = (typeof RESULT_LINES)[number];

export const STATEMENT_LINES = [...BALANCE_LINES, ...RESULT_LINES] as const;
export type StatementLine = BalanceLine | ResultLine;

export const isResult = (line: StatementLine): line is ResultLine => (RESULT_LINES as readonly string[]).includes(line);

/** Assets grow by debits; everything else by credits, so that a cost is below zero and a result is a plain sum. */
export const growsByDebit = (line: StatementLine) => !isResult(line) && isAssets(sectionOf[line]);

/** Results that no entry has moved to an account: of the running fiscal year, and of those before. */
export const UNCLOSED = ['RESULT', 'EARLIER_RESULTS'] as const;
export type Unclosed = (typeof UNCLOSED)[number];

/** The activities of the cash flow, and what each line's change belongs to. */
export const ACTIVITIES = ['OPERATING', 'INVESTING', 'FINANCING'] as const;
export type Activity = (typeof ACTIVITIES)[number];
const otherActivity: Partial<Record<StatementLine, Activity>> = {
  FIXED_ASSET: 'INVESTING',
  LONG_TERM_DEBT: 'FINANCING',
  EQUITY: 'FINANCING',
};
export const activityOf = (line: Exclude<StatementLine, 'CASH'>): Activity => otherActivity[line] ?? 'OPERATING';

export const COMPARISONS = ['previousPeriod', 'previousYear'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const compare = z.optional(z.enum(COMPARISONS));

/**
 * The day on which a link to the statement was shared: it stands for today, and later entries are not counted. Refused in the
 * future and before the company's first entry.
 */
export const sharedOn = z.optional(DateText);

/** A period by its name, as it is today in the company, or two days; never both. */
export const periodQuery = {
  period: z.optional(z.enum(PERIODS)),
  from: z.optional(BookDay),
  to: z.optional(BookDay),
  compare,
  sharedOn,
};

export const Days = z.strictObject({ from: DateText, to: DateText });

/** In base currency. `before` is missing where nothing is compared. */
const amounts = { amount: Money, before: z.nullable(Money) };
export const Amounts = z.strictObject(amounts);
export type Amounts = z.infer<typeof Amounts>;

/** One account; `line` says where it stands. An unclosed result has no account. */
export const AccountRow = z.strictObject({
  line: z.enum([...STATEMENT_LINES, ...UNCLOSED]),
  accountNumber: nullableText,
  accountName: nullableText,
  ...amounts,
});
export type AccountRow = z.infer<typeof AccountRow>;

/** The steps of the income statement: what is left after each. */
export const STEPS = ['GROSS_PROFIT', 'OPERATING_RESULT', 'RESULT_BEFORE_TAX', 'NET_RESULT'] as const;
export type Step = (typeof STEPS)[number];
