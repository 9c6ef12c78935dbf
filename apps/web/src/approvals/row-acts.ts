/** What can be done with one thing that waits; undefined where this person may not. */
export type RowActs = { onApprove: (() => void) | undefined; onReject: (() => void) | undefined };
