import { plain } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { type SalesOrderStatus, salesOrderMoves } from '@gemba/contract/orders/sales-order/sales-order-moves';
import { Refusal, refuse } from '../../kit/refuse.ts';
import { type CompanyFacts, moneyText, moneyUnits, quantityUnits } from '../../postings/index.ts';
import type { Buyer, LockedSale, Sale, SaleItem } from './lock-sale.sql.ts';

const { refusal } = moves(salesOrderMoves);

/** Refuses an order that cannot be shipped in its status. */
export function refuseClosedSale({ soNumber, status }: Pick<Sale, 'soNumber' | 'status'>) {
  const code = refusal(status as SalesOrderStatus, 'shipPart');
  if (code) throw new Refusal(code, { soNumber, orderNumber: soNumber });
}

/** The order is reviewed and open, and its customer may get goods. */
export function checkSale({ sale, buyer }: LockedSale) {
  refuseClosedSale(sale);
  if (buyer.locked) refuse('CUSTOMER_IS_HOLD', { customerId: sale.customerId });
}

/** The most that can be picked of an item now. */
export const leftOf = ({
  ordered,
  shipped,
  picked,
  closed,
}: Pick<SaleItem, 'ordered' | 'shipped' | 'picked' | 'closed'>) =>
  closed ? 0n : quantityUnits(ordered) - quantityUnits(shipped) - quantityUnits(picked);

/** Accounting will need the account of their tax, so it must be set up before goods leave. */
export function checkTax(items: Iterable<SaleItem>) {
  for (const { taxSettled, taxRate, taxCode, itemNumber } of items)
    if (!taxSettled)
      refuse('NOT_FOUND_TAX_RATE_ACCOUNT', {
        taxRate: plain(taxRate),
        taxCode: taxCode ?? '',
        itemNumber,
      });
}

/** `amount` is the value of the whole shipper. */
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
