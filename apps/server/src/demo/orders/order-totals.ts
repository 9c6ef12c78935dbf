import { moneyText, priceLines, toBase } from '../../postings/index.ts';

interface Priced {
  readonly items: readonly { readonly ordered: bigint; readonly price: bigint; readonly discount: bigint }[];
  readonly taxRate: bigint;
  readonly rate: bigint;
}

const pricesOf = ({ items, taxRate }: Priced) =>
  priceLines(items.map(({ ordered, price, discount }) => ({ quantity: ordered, price, discount, taxRate })));

/** The amount that is compared with the limit of an approver. */
export function approvalTotal(order: Priced) {
  const { net, tax } = pricesOf(order);
  return toBase(net + tax, order.rate);
}

export function totalColumns(order: Priced) {
  const { net, tax } = pricesOf(order);
  return {
    total: moneyText(net + tax),
    tax_total: moneyText(tax),
    approval_total: moneyText(approvalTotal(order)),
  };
}
