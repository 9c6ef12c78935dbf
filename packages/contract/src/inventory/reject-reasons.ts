/** Reasons for rejecting goods. */
export const REJECT_REASONS = ['TOLERANCE', 'DAMAGED', 'CORROSION', 'WRONG_PART', 'NO_CERTIFICATE', 'OTHER'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The reason of a return is the code alone where the person who rejected its goods wrote nothing. */
export const isRejectReason = (reason: string): reason is RejectReason =>
  (REJECT_REASONS as readonly string[]).includes(reason);
