import { defineMoves, moves } from '../kit/moves.ts';
import { holds } from '../kit/roles.ts';

/** Engineering decides, among the changes that it may read. */
export const mayChangeEcns = (roles: readonly string[]) => holds(roles, ['ENGINEERING_INFO', 'FIND_ECN'], 'all');

const engineering = { kind: 'role', anyRole: ['ENGINEERING_INFO'] } as const;
const sameVersion = 'CHANGED_MEANWHILE';

/** A change is closed when its documents are revised and somebody has decided about goods on order and in stock. */
export const ecnMoves = defineMoves({
  states: ['OPEN', 'CLOSED', 'CANCELLED'],
  start: 'OPEN',
  events: {
    change: { path: { OPEN: 'OPEN' }, by: engineering, needs: { sameVersion }, refused: 'NOT_OPEN_ECN' },
    close: {
      path: { OPEN: 'CLOSED' },
      by: engineering,
      needs: {
        sameVersion,
        drawingRevised: 'ECN_DRAWING_NOT_REVISED',
        instructionRevised: 'ECN_INSTRUCTION_NOT_REVISED',
        actionsDecided: 'ECN_ACTIONS_UNDECIDED',
      },
      asks: true,
      refused: 'NOT_OPEN_ECN',
    },
    cancel: {
      path: { OPEN: 'CANCELLED' },
      by: engineering,
      needs: { sameVersion },
      asks: true,
      refused: 'NOT_OPEN_ECN',
    },
    reopen: {
      path: { CLOSED: 'OPEN', CANCELLED: 'OPEN' },
      by: engineering,
      needs: { sameVersion },
      asks: true,
      refused: 'ECN_IS_OPEN',
    },
  },
});

/** The events that move a change on; `change` leaves it where it is. */
export const ECN_EVENTS = ['close', 'cancel', 'reopen'] as const;
export type EcnEvent = (typeof ECN_EVENTS)[number];

interface Judged {
  status: (typeof ecnMoves.states)[number];
  version: number;
  drawRevised: boolean;
  wiRevised: boolean;
  onOrderAction: string | null;
  inInventoryAction: string | null;
}
const { refusal } = moves(ecnMoves);

/** Why the event is refused to somebody who looked at `version`; undefined where it is not. */
export const ecnRefusal = (ecn: Judged, event: EcnEvent | 'change', version: number) =>
  refusal(ecn.status, event, {
    sameVersion: ecn.version === version,
    drawingRevised: ecn.drawRevised,
    instructionRevised: ecn.wiRevised,
    actionsDecided: ecn.onOrderAction !== null && ecn.inInventoryAction !== null,
  });
