import type { IssuableWorkOrder, IssuableWorkOrderRow } from '@gemba/contract/shipping/issue/issue';
import type {
  ShippableSalesOrder,
  ShippableSalesOrderRow,
} from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import type { Shipper, ShipperRow } from '@gemba/contract/shipping/shippers/shipper';
import { SHIPPER_FILTERS, shipperFilters } from '@gemba/contract/shipping/shippers/shipper-filters';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const rival = await erp.somebody();
const column = async (text: string) => (await erp.owner.query<{ n: string }>(text, [companyId])).rows.map(({ n }) => n);
const SHIPPABLE = `select so_number as n from sales_order o where company_id = $1 and status in ('OPEN', 'PARTIAL')
  and exists (select from sales_order_item i where i.company_id = o.company_id and i.so_number = o.so_number and not closed
               and quantity_ordered > quantity_shipped + quantity_picked) order by ship_date nulls last, so_number`;

describe('sales orders to ship', () => {
  const listed = async (query = '', limit = 3) =>
    (await everyRow<ShippableSalesOrderRow>(browser, `/shipping/salesOrders?${query}`, limit)).map(
      ({ soNumber }) => soNumber,
    );

  it('are those that are open with something left, by ship day, those without one last', async () => {
    const [first = ''] = await column(SHIPPABLE);
    await erp.owner.query('update sales_order set ship_date = null where company_id = $1 and so_number = $2', [
      companyId,
      first,
    ]);
    const expected = await column(SHIPPABLE);
    expect(expected.length).toBeGreaterThan(5);
    expect(await listed()).toEqual(expected);
    expect(expected.at(-1)).toBe(first);
  });

  it('are found by number and customer; nothing found says so', async () => {
    const rows = await everyRow<ShippableSalesOrderRow>(browser, '/shipping/salesOrders');
    const [row] = rows;
    expect(await listed(`q=${row?.soNumber}`)).toEqual([row?.soNumber]);
    const same = rows.filter(({ customerId }) => customerId === row?.customerId).map(({ soNumber }) => soNumber);
    expect(await listed(`q=${encodeURIComponent(String(row?.customerName))}`)).toEqual(expect.arrayContaining(same));
    expect(await browser.get('/shipping/salesOrders?q=nothing-like-it')).toMatchObject({
      code: 404,
      msgCode: 'NO_RECORDS_TO_SHIP',
    });
    expect(await rival.browser.get('/shipping/salesOrders')).toMatchObject({ success: true, data: { items: [] } });
  });

  it('tell of each item what is left and where it lies', async () => {
    for (const { soNumber, openItemCount } of await everyRow<ShippableSalesOrderRow>(
      browser,
      '/shipping/salesOrders',
    )) {
      const { data } = await browser.get<ShippableSalesOrder>(`/shipping/salesOrders/${soNumber}`);
      expect(data.items.filter(({ max }) => Number(max) > 0)).toHaveLength(openItemCount);
      for (const { stock } of data.items) {
        const lies = stock?.locations.reduce((sum, { onHand }) => sum + Number(onHand), 0) ?? 0;
        expect(lies).toBeCloseTo(Number(stock?.onHand ?? 0), 4);
      }
    }
    expect(await rival.browser.get(`/shipping/salesOrders/${(await column(SHIPPABLE))[0]}`)).toMatchObject({
      msgCode: 'SALES_ORDER_NOT_EXIST',
    });
  });
});

describe('shippers', () => {
  it.each(SHIPPER_FILTERS)('under the filter %s are all of its states, newest first', async (filter) => {
    const states = shipperFilters[filter].map((state) => `'${state}'`).join(', ');
    const expected = await column(
      `select shipper_number as n from shipper where company_id = $1 and status in (${states}) order by picked_at desc, shipper_number desc`,
    );
    const rows = await everyRow<ShipperRow>(browser, `/shippers?status=${filter}`, 40);
    expect(rows.map(({ shipperNumber }) => shipperNumber)).toEqual(expected);
  });

  it('are found by number, order, customer and day, each with its detail', async () => {
    const rows = await everyRow<ShipperRow>(browser, '/shippers');
    const row = rows[Math.floor(rows.length / 2)] as ShipperRow;
    const found = async (query: string) =>
      (await everyRow<ShipperRow>(browser, `/shippers?${query}`)).map(({ shipperNumber }) => shipperNumber);
    expect(await found(`q=${row.shipperNumber}`)).toContain(row.shipperNumber);
    expect(await found(`q=${row.soNumber}`)).toContain(row.shipperNumber);
    expect(await found(`q=${encodeURIComponent(row.customerName)}`)).toEqual(
      expect.arrayContaining(
        rows.filter(({ customerId }) => customerId === row.customerId).map(({ shipperNumber }) => shipperNumber),
      ),
    );
    const day = row.pickedAt.slice(0, 10);
    expect((await everyRow<ShipperRow>(browser, `/shippers?from=${day}&to=${day}`)).length).toBeGreaterThan(0);
    expect(await found('to=2001-01-01')).toEqual([]);
    expect(await browser.get('/shippers?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
    for (const { shipperNumber, itemCount } of rows.slice(0, 20)) {
      const { data } = await browser.get<Shipper>(`/shippers/${shipperNumber}`);
      expect(data.items).toHaveLength(itemCount);
    }
    expect(await rival.browser.get(`/shippers/${row.shipperNumber}`)).toMatchObject({
      code: 404,
      msgCode: 'SHIPPER_NOT_EXIST',
    });
  });
});

describe('work orders to issue to', () => {
  it('are those that still need something, by start day, with their components', async () => {
    const expected =
      await column(`select wo_number as n from work_order o where company_id = $1 and status in ('APPROVED', 'RUN')
      and exists (select from work_order_component c where c.company_id = o.company_id and c.wo_number = o.wo_number and make_buy <> 'X'
                   and quantity_issued < quantity_required) order by start_date, wo_number`);
    const rows = await everyRow<IssuableWorkOrderRow>(browser, '/shipping/workOrders', 2);
    expect(rows.map(({ woNumber }) => woNumber)).toEqual(expected);
    expect(rows.length).toBeGreaterThan(1);
    for (const { woNumber, part, componentCount } of rows) {
      const { data } = await browser.get<IssuableWorkOrder>(`/shipping/workOrders/${woNumber}`);
      expect(data.components).toHaveLength(componentCount);
      const byPart = await everyRow<IssuableWorkOrderRow>(
        browser,
        `/shipping/workOrders?q=${encodeURIComponent(part.toLowerCase())}`,
      );
      expect(byPart.map((row) => row.woNumber)).toContain(woNumber);
    }
    expect(await browser.get('/shipping/workOrders?q=nothing')).toMatchObject({ msgCode: 'NO_RECORDS_TO_SHIP' });
  });

  it('are found by a component that they need', async () => {
    const needs = `from work_order_component c join work_order o using (company_id, wo_number) where company_id = $1
      and o.status in ('APPROVED', 'RUN') and c.make_buy <> 'X' and c.quantity_issued < c.quantity_required`;
    const [component = ''] = await column(`select c.part_number as n ${needs} order by 1 limit 1`);
    const found = await everyRow<IssuableWorkOrderRow>(
      browser,
      `/shipping/workOrders?q=${encodeURIComponent(component.toLowerCase())}`,
    );
    const expected = await column(`select distinct c.wo_number as n ${needs} and c.part_number = '${component}'`);
    expect(found.map(({ woNumber }) => woNumber)).toEqual(expect.arrayContaining(expected));
  });
});
