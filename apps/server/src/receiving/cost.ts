import { divideHalfAway, units } from '@gemba/contract/kit/fixed-point';
import { RATE_SCALE } from '@gemba/contract/kit/money';
import { costUnits } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { Arrival } from './arrival.ts';
import type { ItemFacts } from './purchase-orders.sql.ts';
import type { RequestFacts } from './request-facts.ts';

const EXCHANGE_SCALE = 8;
const PERCENT = 10n ** BigInt(2 + RATE_SCALE);

/** What one piece costs in base currency, net of discount, and its tax. Goods that are not ours cost nothing. */
export function costOf({ cost, discount, taxRate, isOurs }: ItemFacts, exchangeRate: string) {
  if (!isOurs) return { unitCost: 0n, unitTax: 0n };
  const net = costUnits(cost) * (PERCENT - units(discount, RATE_SCALE)) * units(exchangeRate, EXCHANGE_SCALE);
  const unitCost = divideHalfAway(net, PERCENT * 10n ** BigInt(EXCHANGE_SCALE));
  return { unitCost, unitTax: divideHalfAway(unitCost * units(taxRate, RATE_SCALE), PERCENT) };
}

/** Looked at last: a person is asked only about a receipt that keeps every other rule. */
export function checkCosts(
  arrivals: readonly (Arrival & { unitCost: bigint })[],
  { company }: RequestFacts,
  confirmed: readonly string[],
) {
  for (const { item } of arrivals) {
    const { taxSettled, taxRate, taxCode } = item;
    if (!taxSettled) refuse('NOT_FOUND_TAX_RATE_ACCOUNT', { taxRate: plain(taxRate), taxCode: taxCode ?? '' });
  }
  for (const { item, unitCost, at } of arrivals) {
    const { itemNumber, isOurs, partNumber } = item;
    if (!isOurs || unitCost > 0n || (unitCost < 0n && partNumber === null)) continue;
    if (unitCost < 0n || !company.receivingPOZeroCost) refuse('COST_CAN_NOT_BE_ZERO', { itemNumber, field: at });
    if (!confirmed.includes('COST_IS_ZERO')) refuse('COST_IS_ZERO', { itemNumber, field: at });
  }
}

const plain = (rate: string) => rate.replace(/\.?0+$/, '') || '0';
