import { sumQuantities } from '@gemba/contract/kit/quantity';
import type { LabelFacts } from './label-facts.ts';

/** The lines that labels are of, each once, with all that its labels say together. */
export const linesOf = (facts: readonly LabelFacts[]) =>
  [...new Map(facts.map((one) => [one.line, one])).values()].map((one) => ({
    ...one,
    quantity: sumQuantities(facts.filter(({ line }) => line === one.line).map(({ quantity }) => quantity)),
  }));
