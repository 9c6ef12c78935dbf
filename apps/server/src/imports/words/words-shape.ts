import type { FaultCode } from '../faults.ts';

/** Sentences about faults, and the words that declarations of tables put into them or give as the reason of a conflict. */
export interface Words {
  readonly faults: Readonly<Record<FaultCode, string>>;
  readonly facts: Readonly<Record<string, string>>;
}
