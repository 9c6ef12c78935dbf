import { openStockRoom } from '../../testing/stock-room.ts';
import type { startTestApp } from '../../testing/test-app.ts';

export type ShippingRoom = Awaited<ReturnType<typeof openShippingRoom>>;
type Erp = Awaited<ReturnType<typeof startTestApp>>;

type Taken = readonly [location: string, quantity: string, more?: { box?: string; serial?: string }];

/** A line of a request: an item of the order, taken from these places. */
export const take = (itemNumber: number, ...places: readonly Taken[]) => ({
  itemNumber,
  locations: places.map(([location, newQtyShipped, more]) => ({ location, newQtyShipped, ...more })),
});

/** A stock room that ships, with looks at what a shipment leaves behind. */
export async function openShippingRoom(erp: Erp, settings: Record<string, unknown> = {}) {
  const room = await openStockRoom(erp, settings);
  const askFirst = async <Found>(text: string, values: unknown[]) => (await room.ask<Found>(text, values))[0];
  return {
    ...room,
    ship: <Data = unknown>(so: string, items: readonly object[], more: object = {}, by = room.browser) =>
      room.post<Data>(`/shipping/salesOrders/${so}`, { items, ...more }, undefined, by),
    item: (so: string, item: number) =>
      askFirst<Record<string, string>>(
        `select quantity_picked, quantity_shipped from sales_order_item where company_id = $1 and so_number = $2 and item_number = $3`,
        [so, item],
      ),
    orderStatus: async (so: string) =>
      (
        await askFirst<{ status: string }>('select status from sales_order where company_id = $1 and so_number = $2', [
          so,
        ])
      )?.status,
    unbilled: async () =>
      Number(
        (
          await askFirst<{ unbilled: string }>(
            `select unbilled from customer where company_id = $1 and customer_id = 'C-1'`,
            [],
          )
        )?.unbilled,
      ),
    /** The amounts that a document booked, by the use of the account. */
    booked: async (document: string) =>
      Object.fromEntries(
        (
          await room.ask<{ use: string; amount: string }>(
            `select use, sum(debit - credit)::text as amount from journal_entry join journal_line using (company_id, entry_number)
               join account_use using (company_id, account_number)
              where company_id = $1 and document_number = $2 group by 1 order by 1 desc`,
            [document],
          )
        ).map(({ use, amount }) => [use, amount]),
      ),
    /** The movements of a document, as the log has them. */
    log: async (document: string) =>
      (
        await room.ask<{ movement: string }>(
          'select movement from inventory_log where company_id = $1 and document_number = $2 order by part_number, location, seq',
          [document],
        )
      ).map(({ movement }) => movement),
    /** As accounting leaves it, or as it was before. */
    invoice: (shipper: string, invoiced = true) =>
      erp.owner.query(`update shipper set status = $3 where company_id = $1 and shipper_number = $2`, [
        room.companyId,
        shipper,
        invoiced ? 'CLOSED' : 'SHIPPED',
      ]),
  };
}
