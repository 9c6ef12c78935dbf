import { PAYMENT_DIRECTIONS, type PaymentDirection } from '@gemba/contract/accounting/payment-history';
import type { PeriodName } from '@gemba/contract/kit/periods';
import { CodeText } from '@gemba/contract/orders/code-text';
import { type Days, readDays } from '../../orders/index.ts';

/** What the address of the list says, as far as it makes sense; whatever else stands there is passed over. */
export type PaymentFilters = {
  /** A named one, all there is, or the two days. */
  period: PeriodName | 'all' | undefined;
  from: string | undefined;
  to: string | undefined;
  direction: PaymentDirection | undefined;
  customerId: string | undefined;
  vendorId: string | undefined;
  q: string;
};

type Search = Readonly<Record<string, string | undefined>>;

/** The period that books are kept by, and long enough to be compared. */
const USUAL: PeriodName = 'fiscalYear';

const codeIn = (text: string | undefined) => (CodeText.safeParse(text).success ? text : undefined);

export const readFilters = (search: Search): PaymentFilters => {
  const { period, from, to } = readDays(search);
  const customerId = codeIn(search['customerId']);
  return {
    ...(search['period'] === 'all' ? EVERYTHING : inDays({ period, from, to })),
    direction: PAYMENT_DIRECTIONS.find((one) => one === search['direction']),
    customerId,
    // A payment has one other party.
    vendorId: customerId ? undefined : codeIn(search['vendorId']),
    q: search['q'] ?? '',
  };
};

export const EVERYTHING = { period: 'all', from: undefined, to: undefined } as const;

/** A named period, else the days; without any, what is usual. */
export const inDays = ({ period, from, to }: Days) =>
  period || (!from && !to)
    ? { period: period ?? USUAL, from: undefined, to: undefined }
    : { period: undefined, from, to };

const given = (fields: Search) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));

/** The address of these filters: what is usual is left out, so that equal filters have equal addresses. */
export const writeFilters = ({ period, ...rest }: PaymentFilters) =>
  given({ period: period === USUAL ? undefined : period, ...rest });

export const addressOfPayments = (filters: PaymentFilters) =>
  `/accounting/paymentHistory?${new URLSearchParams(writeFilters(filters)).toString()}`;

/** What the server is asked for. */
export const queryOf = ({ period, q, ...rest }: PaymentFilters) =>
  given({ period: period === 'all' ? undefined : period, q: q.trim(), ...rest });
