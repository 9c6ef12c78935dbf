import { mayReverse, type Reversal } from '@gemba/contract/inventory/posting-shapes';
import { moves } from '@gemba/contract/kit/moves';
import { holds } from '@gemba/contract/kit/roles';
import { shipperMoves } from '@gemba/contract/shipping/shipper-moves';
import { SHIPPER_EVENTS, type Shipper } from '@gemba/contract/shipping/shippers';
import { documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { SHIPPER_HEAD, SHIPPER_ITEMS, SHIPPER_PICKS } from './read-shipper.sql.ts';

type Head = Omit<Shipper, 'items' | 'docs' | 'events' | 'reversal'> & Pick<Reversal, 'reason'>;
type Item = Omit<Shipper['items'][number], 'picks'>;
type Picked = Shipper['items'][number]['picks'][number] & { itemNumber: number };

const { next, refusal } = moves(shipperMoves);

/** One shipper as it stands, with what this person may do with it. */
export async function readShipper(tx: Tx, actor: Actor, shipperNumber: string): Promise<Shipper> {
  const key = [actor.companyId, shipperNumber];
  const [[head], items, picks] = await Promise.all([
    tx.query<Head>(SHIPPER_HEAD, key),
    tx.query<Item>(SHIPPER_ITEMS, key),
    tx.query<Picked>(SHIPPER_PICKS, key),
  ]);
  if (!head) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  const withPicks = items.map((item) => ({
    ...item,
    picks: picks.flatMap(({ itemNumber, ...pick }) => (itemNumber === item.itemNumber ? [pick] : [])),
  }));
  const docs = await documentsOf(tx, actor.companyId, 'so', head.soNumber);
  const { reason: _reason, ...told } = head;
  return { ...told, items: withPicks, docs, events: eventsOf(actor, head), reversal: reversalOf(actor, head) };
}

const eventsOf = ({ roles }: Actor, { status }: Head): Shipper['events'] =>
  SHIPPER_EVENTS.filter((event) => {
    const { by } = shipperMoves.events[event];
    return next(status, event) !== undefined && by.kind === 'role' && holds(roles, by.anyRole);
  }).map((event) => ({ event, asks: shipperMoves.events[event].asks ?? false }));

function reversalOf({ roles }: Actor, { status, reverses, reversedBy, reason }: Head): Reversal {
  const blocked = () => {
    if (reverses !== null) return 'POSTING_IS_REVERSAL';
    if (reversedBy !== null) return 'POSTING_IS_REVERSED';
    const code = refusal(status, 'reverse');
    if (code === 'SHIPPER_IS_CLOSED' || code === 'SHIPPER_IS_CANCELLED' || code === 'SHIPPER_NOT_SHIPPED') return code;
    return mayReverse(roles, 'ADD_SHIPPER') ? null : 'LIMITED_PERMISSIONS';
  };
  const because = blocked();
  return { allowed: because === null, refusal: because, reverses, reversedBy, reason };
}
