import { type Order, openings, openRoomWith } from '../torture/company.ts';
import type { Erp } from '../torture/stage.ts';

export const LINES = 20;
export const PLACES = ['A-01', 'A-02'] as const;
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}-${String(at + 1).padStart(2, '0')}`);
const PLAIN = numbered('D', LINES);
const TRACED = numbered('M', LINES / 2);

/** Whether every piece of a part has a serial number. */
export const isTraced = (part: string) => TRACED.includes(part);

/** Orders of twenty lines that are never done, and more of every part than all documents together take. */
export async function openDocumentsCompany(erp: Erp) {
  const room = await openRoomWith(erp, [
    ...PLAIN.map((part_number) => ({ part_number })),
    ...TRACED.map((part_number) => ({ part_number, trackable_level: 'SERIAL' })),
  ]);
  const lines = (parts: readonly string[], quantity: string, price: string) =>
    parts.map((part) => ({ part, quantity, price }));
  const make = async (parts: readonly string[], write: () => Promise<string>) => {
    const orders: Order[] = [];
    for (let at = 0; at < 4; at += 1) orders.push({ number: await write(), parts });
    return orders;
  };
  // Traced parts on every second line: their serial numbers are refused last, when everything else has been written.
  const mixed = TRACED.flatMap((part, at) => [PLAIN[at] as string, part]);
  await erp.owner.query('begin');
  const orders = {
    purchases: await make(mixed, () => room.purchaseOrder(lines(mixed, '1000000', '2.35'))),
    sales: await make(PLAIN, () => room.salesOrder(lines(PLAIN, '1000000', '0.03'))),
    works: await make(PLAIN, () => room.workOrder('GEARBOX', '1000000', lines(PLAIN, '1', '0'))),
  };
  await erp.owner.query('commit');
  await openings(room, PLAIN, PLACES, '100000');
  /** A serial number of each traced part that has come in, by whichever client: once more it is refused. */
  const known = new Map<string, string>();
  return { room, orders, known };
}

export type DocumentsCompany = Awaited<ReturnType<typeof openDocumentsCompany>>;
