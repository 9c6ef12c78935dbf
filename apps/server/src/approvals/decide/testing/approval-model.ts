import type { Kind } from '../../../testing/orders/order-rows.ts';

/** Deciding as the specification tells it, without SQL, machines or decimals of the product. */
export interface Case {
  kind: Kind;
  decision: 'approve' | 'reject';
  decider: number;
  owners: readonly number[];
  cents: number;
  licence: readonly string[] | null;
  /** Authorities that count for the decider today; `from` is whose they are. */
  limits: readonly { cents: number; from: number }[];
}

export const MISSING = 'AUTHORIZATION_REQUIRED';
export const OWN = 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF';
export const OVER = 'EXCEED_AUTHORIZED_APPROVAL_LIMIT';

export function outcomeOf({ kind, decision, decider, owners, cents, licence, limits }: Case): string {
  if (!licence?.includes(kind === 'wo' ? 'PRODUCTION' : 'ORDERS')) return 'NOT_LICENSED';
  if (limits.length === 0) return MISSING;
  const others = limits.filter(({ from }) => from === decider || !owners.includes(from));
  if (owners.includes(decider) || others.length === 0) return OWN;
  return decision === 'approve' && others.every((limit) => limit.cents < cents) ? OVER : 'OK';
}

export type ModelLine = { quantity: string; price: string; tax: string };

/** In cents of base currency, positive lines only, each rate's tax rounded once. Small figures: exact as numbers. */
export function amountOf(lines: readonly ModelLine[], rate: string) {
  const byTax = new Map<string, number>();
  for (const { quantity, price, tax } of lines) {
    const cents = Number(quantity) * Math.round(Number(price) * 100);
    if (cents > 0) byTax.set(tax, (byTax.get(tax) ?? 0) + cents);
  }
  const gross = [...byTax].reduce((sum, [tax, net]) => sum + net + Math.round((net * Number(tax)) / 100), 0);
  return Math.round((gross * Math.round(Number(rate) * 1_000)) / 1_000);
}
