import { compare, divide, multiply, subtract } from '@gemba/contract/kit/fixed-point';

export type Direction = 'up' | 'down' | 'flat';

export const directionOf = (now: string, before: string): Direction =>
  ({ '1': 'up', '0': 'flat', '-1': 'down' })[String(compare(now, before)) as '1' | '0' | '-1'] as Direction;

/** The growth in per cent; undefined where there was nothing before, or a negative amount. */
export const growthOf = (now: string, before: string): string | undefined =>
  compare(before, '0') > 0 ? divide(multiply(subtract(now, before, 2), '100', 2), before, 1) : undefined;
