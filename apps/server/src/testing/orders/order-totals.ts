export interface Line {
  quantity?: string;
  price?: string;
  discount?: string;
  tax?: string;
  part?: string | null;
  received?: string;
  transit?: string;
}

/** Cents by integer arithmetic, apart from what the server does in SQL. */
const cents = (value: bigint, divisor: bigint) => (2n * value + divisor) / (2n * divisor);
const scaled = (text: string, scale: number) => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale));
  return text.startsWith('-') ? -value : value;
};

/** The totals of an order with these lines, in its currency and in base currency. */
export const totalsOf = (lines: readonly Line[], rate: string) => {
  const byTax = new Map<string, bigint[]>();
  for (const { quantity = '1', price = '10', discount = '0', tax = '0' } of lines) {
    const value = scaled(quantity, 4) * scaled(price, 6) * (1_000_000n - scaled(discount, 4));
    const ext = value < 0n ? -cents(-value, 10n ** 14n) : cents(value, 10n ** 14n);
    byTax.set(tax, [...(byTax.get(tax) ?? []), ext]);
  }
  const sums = (keep: (ext: bigint) => boolean) =>
    [...byTax].map(([tax, all]) => {
      const net = all.filter(keep).reduce((a, b) => a + b, 0n);
      const product = net * scaled(tax, 4);
      return [net, product < 0n ? -cents(-product, 1_000_000n) : cents(product, 1_000_000n)] as const;
    });
  const add = (pairs: (readonly [bigint, bigint])[]) => pairs.reduce((a, [net, tax]) => a + net + tax, 0n);
  const tax = sums(() => true).reduce((a, [, one]) => a + one, 0n);
  const inBase = cents(add(sums((ext) => ext > 0n)) * scaled(rate, 8), 10n ** 8n);
  const money = (value: bigint) =>
    `${value < 0n ? '-' : ''}${String(value < 0n ? -value : value)
      .padStart(3, '0')
      .replace(/(\d\d)$/, '.$1')}`;
  return { total: money(add(sums(() => true))), tax: money(tax), amount: money(inBase) };
};
