import { moves } from '@gemba/contract/kit/moves';
import { type SalesOrderStatus, salesOrderMoves } from '@gemba/contract/orders/sales-order-moves';
import { type CompanyFacts, moneyText, moneyUnits, quantityUnits } from '../inventory/index.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Buyer, LockedSale, Sale, SaleItem } from './lock-sale.sql.ts';

const { refusal } = moves(salesOrderMoves);

/** Why nothing can be shipped of an order as it stands. */
export function refuseClosedSale({ soNumber, status }: Pick<Sale, 'soNumber' | 'status'>) {
  const code = refusal(status as SalesOrderStatus, 'shipPart');
  if (code) throw new Refusal(code, { soNumber, orderNumber: soNumber });
}

/** The order is reviewed and open, and its customer may get goods. */
export function checkSale({ sale, buyer }: LockedSale) {
  refuseClosedSale(sale);
  if (buyer.locked) refuse('CUSTOMER_IS_HOLD', { customerId: sale.customerId });
}

/** Most that can be picked of an item now. */
export const leftOf = ({
  ordered,
  shipped,
  picked,
  closed,
}: Pick<SaleItem, 'ordered' | 'shipped' | 'picked' | 'closed'>) =>
  closed ? 0n : quantityUnits(ordered) - quantityUnits(shipped) - quantityUnits(picked);

/** What goods are sold with must be told to accounting one day: the account of their tax is known before they leave. */
export function checkTax(items: Iterable<SaleItem>) {
  for (const { taxSettled, taxRate, taxCode, itemNumber } of items)
    if (!taxSettled)
      refuse('NOT_FOUND_TAX_RATE_ACCOUNT', {
        taxRate: taxRate.replace(/\.?0+$/, ''),
        taxCode: taxCode ?? '',
        itemNumber,
      });
}

/** Asked last: a person is asked only about a shipment that keeps every other rule. `amount` is that of the whole shipper. */
export function checkCredit(
  { customerId }: Sale,
  { creditLimit, owed, picked }: Buyer,
  amount: bigint,
  { creditLimitWarns, currency }: CompanyFacts,
  confirmed: readonly string[],
) {
  const used = moneyUnits(owed) + moneyUnits(picked);
  if (used + amount <= moneyUnits(creditLimit)) return;
  const facts = { customerId, creditLimit, currency, used: moneyText(used), amount: moneyText(amount) };
  if (!creditLimitWarns) refuse('CUSTOMER_OVER_CREDIT_LIMIT', facts);
  if (!confirmed.includes('CUSTOMER_OVER_CREDIT_LIMIT_WARNING')) refuse('CUSTOMER_OVER_CREDIT_LIMIT_WARNING', facts);
}
