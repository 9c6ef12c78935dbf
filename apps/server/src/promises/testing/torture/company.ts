import { hash } from '@node-rs/argon2';
import { openStockRoom } from '../../../kit/testing/stock-room.ts';

const PARTS = Array.from({ length: 40 }, (_, at) => `T-${String(at + 1).padStart(2, '0')}`);
export const PLACES = ['A-01', 'A-02', 'A-03'] as const;
export const ISSUE_PASSWORD = 'open';
const PRICES = ['1.37', '2', '0.333333', '17.05', '0.01'] as const;

export interface Order {
  readonly number: string;
  /** The part of item 1, 2, … */
  readonly parts: readonly string[];
}

/** Forty parts that lie in three places each, and orders so large that they are never done. */
export async function openTortureCompany(erp: Parameters<typeof openStockRoom>[0]) {
  // As weak as can be: how long a password takes is not what is measured here.
  const weak = await hash(ISSUE_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const room = await openStockRoom(erp, { issue_password_hash: weak });
  await erp.owner.query('begin');
  for (const part_number of PARTS) {
    await room.insert('part', { part_number, part_type: 'BUY', description: 'A part', std_cost: '3' });
    await room.insert('part_stock', { part_number });
  }
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
  for (const part of PARTS) for (const place of PLACES) await room.opening(part, place, '30', '1.37');
  return { room, orders };
}

export type TortureCompany = Awaited<ReturnType<typeof openTortureCompany>>;
