/**
 * Exact arithmetic on decimal texts. Results are written at a fixed scale ('2.5000'), as PostgreSQL writes `numeric`,
 * so equal values are equal texts. Rounding is half away from zero, as PostgreSQL's `round(numeric)`.
 */
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;

type Exact = { value: bigint; decimals: number };

const exact = (decimal: string): Exact => {
  const [, sign, whole, fraction = ''] = PLAIN.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal: ${JSON.stringify(decimal)}`);
  return { value: BigInt(`${sign}${whole}${fraction}`), decimals: fraction.length };
};

/** Rounded half away from zero. */
export const divideHalfAway = (dividend: bigint, divisor: bigint): bigint => {
  if (divisor < 0n) return divideHalfAway(-dividend, -divisor);
  const half = divisor / 2n; // with an odd divisor nothing lies exactly in the middle, so the half may be cut
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
};

const power = (decimals: number) => 10n ** BigInt(decimals);

const rescaled = ({ value, decimals }: Exact, scale: number) =>
  decimals <= scale ? value * power(scale - decimals) : divideHalfAway(value, power(decimals - scale));

/** '2.5' at scale 4 is 25000n. More decimals than the scale are a bug of the caller, not something to round away. */
export const units = (decimal: string, scale: number): bigint => {
  const parsed = exact(decimal);
  const result = rescaled(parsed, scale);
  if (parsed.decimals > scale && result * power(parsed.decimals - scale) !== parsed.value) {
    throw new RangeError(`${decimal} has more than ${scale} decimals`);
  }
  return result;
};

/** 25000n at scale 4 is '2.5000'. */
export const text = (value: bigint, scale: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const sign = value < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

export const round = (decimal: string, scale: number) => text(rescaled(exact(decimal), scale), scale);

const total = (parsed: readonly Exact[], scale: number) => {
  const widest = Math.max(scale, ...parsed.map((one) => one.decimals));
  const value = parsed.reduce((before, one) => before + rescaled(one, widest), 0n);
  return text(rescaled({ value, decimals: widest }, scale), scale);
};

export const sum = (decimals: readonly string[], scale: number) => total(decimals.map(exact), scale);
export const add = (a: string, b: string, scale: number) => sum([a, b], scale);
export const subtract = (a: string, b: string, scale: number) => {
  const { value, decimals } = exact(b);
  return total([exact(a), { value: -value, decimals }], scale);
};

/** '2.5000' as people write it: '2.5'. */
export const plain = (decimal: string) => {
  const { value, decimals } = exact(decimal);
  const written = text(value, decimals);
  if (decimals === 0) return written;
  let end = written.length;
  while (written[end - 1] === '0') end -= 1;
  return written.slice(0, written[end - 1] === '.' ? end - 1 : end);
};

/** The exact sum, as people write it. */
export const sumPlain = (decimals: readonly string[]) =>
  plain(sum(decimals, Math.max(0, ...decimals.map((decimal) => exact(decimal).decimals))));

export const negate = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`);

export const isZero = (decimal: string) => exact(decimal).value === 0n;

export const compare = (a: string, b: string): -1 | 0 | 1 => {
  const [left, right] = [exact(a), exact(b)];
  const scale = Math.max(left.decimals, right.decimals);
  const difference = rescaled(left, scale) - rescaled(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

export const multiply = (a: string, b: string, scale: number) => {
  const [left, right] = [exact(a), exact(b)];
  const product = { value: left.value * right.value, decimals: left.decimals + right.decimals };
  return text(rescaled(product, scale), scale);
};

/** With every digit: what is multiplied further is rounded once, at the end. */
export const product = (a: string, b: string) => {
  const [left, right] = [exact(a), exact(b)];
  return text(left.value * right.value, left.decimals + right.decimals);
};

export const divide = (dividend: string, divisor: string, scale: number) => {
  const [top, bottom] = [exact(dividend), exact(divisor)];
  if (bottom.value === 0n) throw new RangeError(`${dividend} divided by zero`);
  const widened = top.value * power(bottom.decimals + scale);
  return text(divideHalfAway(widened, bottom.value * power(top.decimals)), scale);
};
