import { quickHash } from '../../../testing/quick-hash.ts';
import { openStockRoom } from '../../../testing/stock-room.ts';
import type { Row } from '../../../testing/stock-rows.ts';
import type { Erp, Room } from './stage.ts';

const PARTS = Array.from({ length: 40 }, (_, at) => `T-${String(at + 1).padStart(2, '0')}`);
export const PLACES = ['A-01', 'A-02', 'A-03'] as const;
export const ISSUE_PASSWORD = 'open';
const PRICES = ['1.37', '2', '0.333333', '17.05', '0.01'] as const;

export interface Order {
  readonly number: string;
  /** The part of item 1, 2, … */
  readonly parts: readonly string[];
}

/** A company with these parts beside those of every stock room. */
export async function openRoomWith(erp: Erp, parts: readonly Row[]): Promise<Room> {
  const room = await openStockRoom(erp, { issue_password_hash: await quickHash(ISSUE_PASSWORD) });
  await erp.owner.query('begin');
  for (const part of parts) {
    await room.insert('part', { part_type: 'BUY', description: 'A part', std_cost: '3', ...part });
    await room.insert('part_stock', { part_number: part['part_number'] ?? '' });
  }
  await erp.owner.query('commit');
  return room;
}

/** As many at once as the room has connections. */
export const openings = (room: Room, parts: readonly string[], places: readonly string[], quantity: string) =>
  Promise.all(
    parts.map(async (part) => {
      for (const place of places) await room.opening(part, place, quantity, '1.37');
    }),
  );

/** Forty parts that lie in three places each, and orders so large that they are never done. */
export async function openTortureCompany(erp: Erp) {
  const room = await openRoomWith(
    erp,
    PARTS.map((part_number) => ({ part_number })),
  );
  await erp.owner.query('begin');
  const some = (first: number, count: number) =>
    PARTS.map((_, at) => PARTS[(first + at) % 40] as string).slice(0, count);
  const lines = (parts: readonly string[], quantity: string, price?: string) =>
    parts.map((part, at) => ({ part, quantity, price: price ?? (PRICES[at % PRICES.length] as string) }));
  const make = async (count: number, length: number, write: (parts: string[]) => Promise<string>) => {
    const orders: Order[] = [];
    for (let at = 0; at < count; at += 1) {
      const parts = some(at * 7, length);
      orders.push({ number: await write(parts), parts });
    }
    return orders;
  };
  const work = (parts: string[]) => room.workOrder('GEARBOX', '500000', lines(parts, '1'));
  const orders = {
    purchases: await make(16, 20, (parts) => room.purchaseOrder(lines(parts, '1000000'))),
    sales: await make(16, 10, (parts) => room.salesOrder(lines(parts, '1000000', '0.01'))),
    /** Components go to these and come back. */
    toIssue: await make(8, 5, work),
    /** Components go to these and become goods. */
    toMake: await make(8, 2, work),
  };
  await erp.owner.query('commit');
  await openings(room, PARTS, PLACES, '30');
  return { room, orders };
}

export type TortureCompany = Awaited<ReturnType<typeof openTortureCompany>>;
