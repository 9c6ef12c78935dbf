import { costUnits, exchangeUnits, priceLines, rateUnits, toBase } from '../../postings/index.ts';

interface Sold {
  readonly quantity: bigint;
  readonly price: string;
  readonly discount: string;
  readonly taxRate: string;
}

/** The price of goods in cents of base currency, with tax. */
export function salesValue(sold: readonly Sold[], exchangeRate: string): bigint {
  const { net, tax } = priceLines(
    sold.map(({ quantity, price, discount, taxRate }) => ({
      quantity,
      price: costUnits(price),
      discount: rateUnits(discount),
      taxRate: rateUnits(taxRate),
    })),
  );
  return toBase(net + tax, exchangeUnits(exchangeRate));
}
