import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { RefusalFacts } from '@gemba/contract/kit/refusals/refusal-facts';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import type { Violation } from '@gemba/contract/kit/rules';

/** Something the user must know, with the facts a form needs. Anything else that is thrown is a bug of ours. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly facts: Facts;
  /** Commits what the transaction has written so far, e.g. that an attempt was made. */
  readonly keeps: boolean;
  /** It is kept under the key of the operation: what is sent under that key gets it again. */
  readonly isLast: boolean;

  constructor(code: RefusalCode, facts: Facts, { keeps = false, isLast = false } = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.keeps = keeps;
    this.isLast = isLast;
  }
}

type Needed<Code extends RefusalCode> = keyof RefusalFacts<Code> extends never
  ? [Facts?]
  : [RefusalFacts<Code> & Facts];

/** Ends the operation and its transaction. The sentence of the code says which facts it cannot do without. */
export const refuse = <Code extends RefusalCode>(code: Code, ...[facts]: Needed<Code>): never => {
  throw new Refusal(code, facts ?? {});
};

/** Refuses by the first broken rule, if any is. The answer has its facts and `more`, and its field where it has one. */
export function refuseFirst([first]: readonly Violation[], more: Facts = {}) {
  if (first) throw new Refusal(first.code, { ...first.facts, ...more, ...(first.field && { field: first.field }) });
}

/** Refuses, but commits what was written before: a counted guess or a session ended for cause must not be undone. */
export const refuseAndKeep = <Code extends RefusalCode>(code: Code, ...[facts]: Needed<Code>): never => {
  throw new Refusal(code, facts ?? {}, { keeps: true });
};
