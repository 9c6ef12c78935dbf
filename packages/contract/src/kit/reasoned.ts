import { requiredText } from './codes.ts';
import { PositiveInteger } from './integer.ts';

export const ChangeReason = requiredText(200);

/**
 * A change of master data that clears an obstacle for somebody else: why it is made, for the audit trail and for those who
 * are told, and the version that the person looked at.
 */
export const reasoned = { reason: ChangeReason, version: PositiveInteger };
