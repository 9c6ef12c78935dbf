/** Reasons why a count differs from the books. Any other is told in words. */
export const COUNT_REASONS = ['USED', 'MOVED', 'DAMAGED', 'WRONG_PART_IN_BIN', 'MISCOUNTED'] as const;
export type CountReason = (typeof COUNT_REASONS)[number];

export const isCountReason = (reason: string): reason is CountReason =>
  (COUNT_REASONS as readonly string[]).includes(reason);
