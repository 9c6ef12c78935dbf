import { multiply, sum } from '@gemba/contract/kit/fixed-point';
import { UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import type { Structure } from './structure.ts';

export interface RolledUp {
  cost: string;
  /** How many levels lie below. */
  depth: number;
}

/** Each part once, from below: what its items cost, rounded at each level as a standard cost is; bought parts their own. */
export const rollUp = ({ items, parts }: Structure): ((partNumber: string) => RolledUp) => {
  const known = new Map<string, RolledUp>();
  const compute = (partNumber: string): RolledUp => {
    const below = (items.get(partNumber) ?? []).filter((edge) => edge.makeBuy !== 'X');
    if (!items.has(partNumber)) return { cost: parts.get(partNumber)?.ownCost ?? '0.000000', depth: 0 };
    const rolled = below.map((edge) => ({ edge, ...of(edge.component) }));
    return {
      cost: sum(
        rolled.map(({ edge, cost }) => multiply(edge.quantity, cost, UNIT_COST_SCALE + 4)),
        UNIT_COST_SCALE,
      ),
      depth: 1 + Math.max(0, ...rolled.map(({ depth }) => depth)),
    };
  };
  const of = (partNumber: string) => {
    const found = known.get(partNumber) ?? compute(partNumber);
    known.set(partNumber, found);
    return found;
  };
  return of;
};
