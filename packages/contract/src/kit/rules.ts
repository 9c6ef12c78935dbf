/**
 * Rules that both sides check: pure functions over a request and the facts that both have. Each answers the violations it
 * finds, in the order in which the server refuses. The server refuses by the first; a form shows all of them.
 */
import type * as z from 'zod/mini';
import type { RefusalFacts } from './refusals/refusal-facts.ts';
import type { RefusalCode } from './refusals/refusals.ts';

export type Facts = Readonly<Record<string, string | number>>;

export type Violation = {
  readonly code: RefusalCode;
  readonly facts: Facts;
  /** The field path in the request, such as `items.0.locations.1.quantity`; empty where it is about the whole. */
  readonly field: string;
};

/** A broken rule, with the facts that its sentence needs; more may go along. */
export const broken = <Code extends RefusalCode>(
  code: Code,
  field: string,
  ...[facts]: keyof RefusalFacts<Code> extends never ? [facts?: Facts] : [facts: RefusalFacts<Code> & Facts]
): Violation => ({ code, facts: facts ?? {}, field });

/** A value that the request must not have here, answered like one that its schema does not accept. */
export const notExpected = (field: string) => broken('INVALID_INPUT', field, { field, rule: 'not_expected' });

/** `[violation]` where the rule is broken, else nothing: for lists of rules. */
export const when = (isBroken: boolean, violation: () => Violation): Violation[] => (isBroken ? [violation()] : []);

/** The fields of a value that its schema does not accept. */
export const schemaRules = (schema: z.ZodMiniType, value: unknown, prefix: string): Violation[] => {
  const read = schema.safeParse(value);
  return (read.error?.issues ?? []).map(({ path }) => broken('INVALID_INPUT', [prefix, ...path].join('.')));
};
