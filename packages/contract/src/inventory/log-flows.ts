/** The filters of a log. Counts and reversals go either way: they are in or out by their quantity. */
export const LOG_FLOWS = ['in', 'out', 'qa', 'moves', 'cost'] as const;
export type LogFlow = (typeof LOG_FLOWS)[number];

export const movementsOfFlow: Readonly<Record<LogFlow, readonly string[]>> = {
  in: ['OPENING', 'RECEIVE', 'RECEIVE_WO', 'RETURN', 'RETURN_WIP', 'TAKE_IN'],
  out: ['SHIP', 'ISSUE', 'CONSUME', 'RETURN_TO_VENDOR'],
  qa: ['TO_QA', 'RELEASE', 'REJECT'],
  moves: ['PICK', 'UNPICK', 'TRANSIT', 'ARRIVE', 'SHORT', 'MOVE_OUT', 'MOVE_IN', 'SEND', 'HAND_OVER'],
  cost: ['ADJUST_COST'],
};

export const EITHER_WAY: readonly string[] = ['COUNT', 'REVERSE'];
