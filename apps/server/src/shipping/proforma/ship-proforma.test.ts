import type { ProformaShipper, ProformaShipperRow } from '@gemba/contract/shipping/proforma/proforma-shipper';
import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

const erp = await startTestApp();
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp);
  await room.opening('BOLT', 'A-01', '100', '2');
});

let count = 0;
/** An announcement of the first items of a new order. */
const announce = async (ordered: string, announced: string) => {
  const so = await room.salesOrder([{ quantity: ordered }, { part: null, quantity: '1' }]);
  const pf = `PF-${(count += 1)}`;
  const person = { created_by: room.userId, customer_id: 'C-1', so_number: so };
  await room.insert('proforma_shipper', { pf_number: pf, pf_date: '2026-01-05', ...person });
  for (const [index, quantity] of [announced, '1'].entries())
    await room.insert('proforma_shipper_item', {
      pf_number: pf,
      item_number: index + 11,
      so_number: so,
      so_item_number: index + 1,
      quantity,
      list_price: '2',
      part_number: index === 0 ? 'BOLT' : null,
    });
  return { so, pf };
};
const ship = (pf: string, items: readonly object[], more: object = {}) =>
  room.post<Shipper & { field?: string }>(`/proformaShippers/${pf}/ship`, { items, ...more });
const read = async (pf: string) => (await room.get<ProformaShipper>(`/proformaShippers/${pf}`)).data;

describe('a proforma shipper', () => {
  it('is shipped by its own items, in part, and closes when all of it is on its way', async () => {
    const { so, pf } = await announce('10', '6');
    expect(await read(pf)).toMatchObject({
      soNumber: so,
      status: 'OPEN',
      shippers: [],
      items: [
        { itemNumber: 11, soItemNumber: 1, max: '6.0000', stock: { uom: 'EA' } },
        { part: 'NA', stock: null },
      ],
    });
    const { data } = await ship(pf, [take(11, ['A-01', '4'])], { shipNow: true });
    expect(data).toMatchObject({ pfNumber: pf, status: 'SHIPPED', items: [{ soItemNumber: 1, quantity: '4.0000' }] });
    expect(await read(pf)).toMatchObject({ status: 'OPEN', items: [{ qtyShipped: '4.0000', max: '2.0000' }, {}] });
    await ship(pf, [take(11, ['A-01', '2']), { itemNumber: 12, quantity: '1' }]);
    expect((await read(pf)).status).toBe('CLOSED');
    expect(await ship(pf, [take(11, ['A-01', '1'])])).toMatchObject({ msgCode: 'PROFORMA_SHIPPER_IS_CLOSED' });
  });

  it('opens again when its shipper is cancelled or taken back', async () => {
    const { pf } = await announce('5', '5');
    const lines = [take(11, ['A-01', '5']), { itemNumber: 12, quantity: '1' }];
    const open = await ship(pf, lines);
    await room.post(`/shippers/${open.data.shipperNumber}/cancel`, undefined);
    expect(await read(pf)).toMatchObject({ status: 'OPEN', items: [{ qtyShipped: '0.0000', max: '5.0000' }, {}] });
    const gone = await ship(pf, lines, { shipNow: true });
    expect((await read(pf)).status).toBe('CLOSED');
    await room.post(`/shippers/${gone.data.shipperNumber}/reverse`, { reason: 'x' });
    expect(await read(pf)).toMatchObject({ status: 'OPEN', items: [{ qtyShipped: '0.0000' }, {}] });
    expect((await read(pf)).shippers).toHaveLength(3);
  });

  it('gives no more than was announced, nor than is left of its order', async () => {
    const { so, pf } = await announce('10', '6');
    expect(await ship(pf, [take(11, ['A-01', '4']), take(11, ['A-01', '3'])])).toMatchObject({
      msgCode: 'SHIPPED_QTY_IS_OVER',
      data: { itemNumber: 11, maximum: '6', field: 'items.1' },
    });
    await room.ship(so, [take(1, ['A-01', '7'])]);
    expect(await ship(pf, [take(11, ['A-01', '4'])])).toMatchObject({ data: { maximum: '3' } });
    expect(await ship(pf, [take(1, ['A-01', '1'])])).toMatchObject({ msgCode: 'PROFORMA_ITEM_NOT_EXIST' });
    expect(await ship('NOPE', [take(1, ['A-01', '1'])])).toMatchObject({
      code: 404,
      msgCode: 'PROFORMA_SHIPPER_NOT_EXIST',
    });
    expect(await ship(pf, [])).toMatchObject({ msgCode: 'NO_ITEM_TO_SHIP' });
  });

  it('is found by its number, its order and its customer', async () => {
    const { so, pf } = await announce('5', '5');
    const found = async (query: string) =>
      (await everyRow<ProformaShipperRow>(room.browser, `/proformaShippers?${query}`, 2)).map(
        ({ pfNumber }) => pfNumber,
      );
    expect(await found(`q=${so}`)).toEqual([pf]);
    expect(await found(`q=${pf}`)).toEqual([pf]);
    expect(await found('q=alder')).toContain(pf);
    expect((await found('status=closed')).every((number) => number !== pf)).toBe(true);
    expect(await room.get('/proformaShippers?q=a')).toMatchObject({ msgCode: 'SEARCH_TOO_SHORT' });
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
