import { onTheWay } from '../../../testing/moved-goods.ts';
import { purchaseRows, rmaRows, rtvRows, salesRows, workRows } from '../../../testing/stock-orders.ts';
import type { Room } from '../torture/stage.ts';
import { type Buckets, Model } from './model.ts';

const PLENTY = '100000';
const ON_THE_WAY = 90;
const IN_STOCK = 20;

export const asText = (halves: number) => String(halves / 2);

/** One part with orders that never end, and some of it on the way. */
export interface Goods {
  readonly room: Room;
  readonly part: string;
  readonly po: string;
  readonly pr: string;
  readonly so: string;
  readonly wo: string;
  readonly rma: string;
  readonly rtv: string;
  /** How often each kind of request got each answer. */
  readonly seen: Record<string, number>;
}

let count = 0;

/** A part that nothing has happened to yet: each run begins anew, also one that is made shorter. */
export async function newGoods(room: Room, seen: Goods['seen']): Promise<{ model: Model; real: Goods }> {
  const { userId } = room;
  const number = (count += 1);
  const part = `K-${number}`;
  const names = {
    po: `7${number}`,
    pr: `8${number}`,
    so: `9${number}`,
    wo: `6${number}`,
    rma: `4${number}`,
    rtv: `5${number}`,
  };
  await room.insert('part', {
    part_number: part,
    part_type: 'BUY',
    description: 'A part',
    std_cost: '3',
    qi_type: 'FULL',
  });
  await room.insert('part_stock', { part_number: part });
  const line = { part, quantity: PLENTY, price: '0.5' };
  for (const [table, row] of [
    ...purchaseRows(names.po, userId, [line, line], {}),
    ...salesRows(names.so, userId, [{ ...line, price: '0.01' }], {}),
    ...rmaRows(names.rma, userId, [line], {}),
    ...rtvRows(names.rtv, userId, [line], {}),
    ...workRows(names.wo, userId, 'GEARBOX', PLENTY, [{ part, quantity: '1' }], {}),
  ])
    await room.insert(table, row);
  await room.recount();
  await onTheWay(room, names.pr, [[names.po, 2, part, asText(ON_THE_WAY)]]);
  await room.opening(part, 'A-01', asText(IN_STOCK));
  const model = new Model();
  model.move(['TRANSIT', 'inSit', ON_THE_WAY], ['A-01', 'onHand', IN_STOCK]);
  return { model, real: { room, part, seen, ...names } };
}

const column = (name: string) => `(${name} * 2)::float8`;
const BALANCES = `select location, ${column('on_hand')} as "onHand", ${column('in_qa')} as "inQa", ${column('in_sip')} as "inSip",
    ${column('in_sit')} as "inSit", ${column('in_wip')} as "inWip", ${column('in_to')} as "inTo"
  from (select company_id, part_number, location, on_hand, in_qa, in_sip, in_sit, in_wip, in_to from inventory_balance where seq > 0
         union all
        select company_id, part_number, 'all', on_hand, in_qa, in_sip, in_sit, in_wip, in_to from part_stock) place
 where company_id = $1 and part_number = $2`;

/** Where the goods are, as the database has it; `all` is what it says of the part as a whole. */
export async function whereTheyAre({ room, part }: Goods): Promise<ReadonlyMap<string, Buckets>> {
  const rows = await room.ask<Buckets & { location: string }>(BALANCES, [part]);
  return new Map(rows.map(({ location, ...buckets }) => [location, buckets]));
}
