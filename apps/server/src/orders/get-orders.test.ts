import { type Call, pathOf } from '@gemba/contract/kit/call';
import { addDays, todayIn } from '@gemba/contract/kit/dates';
import { compare, subtract } from '@gemba/contract/kit/fixed-point';
import { sumMoney } from '@gemba/contract/kit/money';
import { getPurchaseOrder, type PurchaseOrder } from '@gemba/contract/orders/purchase-order/get-purchase-order';
import { getQuote, type Quote } from '@gemba/contract/orders/quote/get-quote';
import { getRma } from '@gemba/contract/orders/returns/get-rma';
import { getRtv } from '@gemba/contract/orders/returns/get-rtv';
import { type Rma, type Rtv } from '@gemba/contract/orders/returns/return-shapes';
import { getSalesOrder, type SalesOrder } from '@gemba/contract/orders/sales-order/get-sales-order';
import { getWorkOrder, type WorkOrder } from '@gemba/contract/orders/work-order/get-work-order';
import { describe, expect, it } from 'vitest';
import { startDemoCompany } from '../testing/demo-company.ts';

const erp = await startDemoCompany();
const { clerk, rival } = erp;

const details = [
  { call: getPurchaseOrder, name: 'poNumber', table: 'purchase_order', column: 'po_number', missing: 'PO_NOT_EXIST' },
  {
    call: getSalesOrder,
    name: 'soNumber',
    table: 'sales_order',
    column: 'so_number',
    missing: 'SALES_ORDER_NOT_EXIST',
  },
  { call: getQuote, name: 'qoNumber', table: 'quote', column: 'qo_number', missing: 'QUOTE_NOT_EXIST' },
  { call: getWorkOrder, name: 'woNumber', table: 'work_order', column: 'wo_number', missing: 'WORK_ORDER_NOT_EXIST' },
  { call: getRma, name: 'rmaNumber', table: 'rma', column: 'rma_number', missing: 'RMA_NOT_EXIST' },
  { call: getRtv, name: 'rtvNumber', table: 'rtv', column: 'rtv_number', missing: 'RTV_NOT_EXIST' },
] as const;
type Detail = (typeof details)[number];

const numbersOf = async ({ table, column }: Pick<Detail, 'table' | 'column'>, which = 'true') =>
  (
    await erp.rows<{ number: string }>(`select ${column} as number from ${table} where company_id = $1 and ${which}`)
  ).map(({ number }) => number);

const read = async <Order>(call: Call, name: string, number: string, browser = clerk) =>
  browser.get<Order>(pathOf(call, { [name]: number }));

describe.each(details)('one document of $table', (detail) => {
  const { call, name, table, missing } = detail;

  it('answers every one of them as the contract says, in any state', async () => {
    const states = await erp.rows<{ status: string }>(`select distinct status from ${table} where company_id = $1`);
    for (const { status } of states) {
      for (const number of (await numbersOf(detail, `status = '${status}'`)).slice(0, 12)) {
        const { data, text } = await read<Record<string, unknown>>(call, name, number);
        expect(call.reply.safeParse(data), `${number}: ${text}`).toMatchObject({ success: true });
        expect(data).toMatchObject({ [name]: number, status });
      }
    }
  });

  it('is refused by its own code where it does not exist, the same for one of another company', async () => {
    const [number] = await numbersOf(detail);
    const foreign = await read(call, name, number as string, rival);
    expect(foreign).toMatchObject({ code: 404, msgCode: missing, data: { [name]: number } });
    for (const other of ['W00-10/100(A)', '../../ETC/PASSWD', "'--", 'x'.repeat(40)])
      expect(await read(call, name, other)).toMatchObject({ code: 404, msgCode: missing, data: { [name]: other } });
    for (const bad of ['x'.repeat(41), 'a b', '天和', '\u0001'])
      expect(await read(call, name, bad)).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT', data: { field: name } });
  });
});

describe('a purchase order', () => {
  it('has the lines and sums of its rows, and says what stock there is of every part', async () => {
    const [number] = await numbersOf(details[0], `total > 0 and tax_total > 0`);
    const { data } = await read<PurchaseOrder>(getPurchaseOrder, 'poNumber', number as string);
    const rows = await erp.rows<Record<string, unknown>>(
      `select i.item_number as "purchaseOrderItemNumber", i.part_number as part, i.quantity_ordered::text as "quantityOrdered",
              i.cost_per_unit::text as "costPerUnit", i.ext_price::text as "extPrice", i.date_required::text as "dateRequired",
              json_build_object('onHand', s.on_hand::text, 'onDemand', s.on_demand::text, 'onOrder', s.on_order::text) as stock
         from purchase_order_item i join part_stock s using (company_id, part_number)
        where company_id = $1 and po_number = $2 order by 1`,
      number,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(data.items).toMatchObject(rows);
    expect(data.subtotal).toBe(sumMoney(data.items.map((item) => item.extPrice)));
    expect(sumMoney([data.subtotal, data.taxTotal])).toBe(data.total);
    expect(data.approval.amount).toBe(data.approvalTotal);
  });

  it('shows the asked price beside what this vendor asks today, and beside the last cost', async () => {
    const { data: before } = await read<PurchaseOrder>(getPurchaseOrder, 'poNumber', '48221');
    const { part } = before.items[0] as PurchaseOrder['items'][number];
    const today = todayIn('America/Chicago', new Date());
    await erp.rows('delete from vendor_price where company_id = $1 and part_number = $2', part);
    const price = (vendor: string, from: number, thru: number | null, amount: string) =>
      erp.rows(
        `insert into vendor_price (company_id, part_number, vendor_id, effective_date, effective_thru, price, currency, rfq_num, lead_time, last_po_cost)
         values ($1, $2, $3, $4, $5, $6, 'USD', 'RFQ-1', 14, 2.89)`,
        part,
        vendor,
        addDays(today, from),
        thru === null ? null : addDays(today, thru),
        amount,
      );
    const asked = async () =>
      (await read<PurchaseOrder>(getPurchaseOrder, 'poNumber', '48221')).data.items[0]?.vendorPrice;
    expect(await asked()).toBeNull();
    await price(before.vendorId, -90, -1, '1');
    await price(before.vendorId, 1, null, '2');
    await price('FJO-022', -5, null, '3');
    expect(await asked()).toBeNull();
    await price(before.vendorId, -30, 0, '4.5');
    expect(await asked()).toEqual({
      vendorId: before.vendorId,
      price: '4.500000',
      currency: 'USD',
      lastPOCost: '2.890000',
      leadTime: 14,
      effectiveDate: addDays(today, -30),
      effectiveThru: today,
      rFQNum: 'RFQ-1',
    });
    await price(before.vendorId, 0, null, '5');
    expect(await asked()).toMatchObject({ price: '5.000000', effectiveDate: today, effectiveThru: null });
    expect(before.items[0]?.lastPOCost).not.toBeNull();
    // The file beside the order first, then those of its parts.
    expect(before.documents[0]).toMatchObject({ type: 'QUOTE', part: null });
    expect(before.documents[1]).toMatchObject({ type: 'SPECIFICATION', part, revision: before.items[0]?.revision });
  });

  it('leads to its receivers, to what is on the way and to what was sent back', async () => {
    const related = async (text: string) => (await erp.rows<{ order: string; numbers: string[] }>(text))[0];
    const receivers = await related(
      `select po_number as order, array_agg(receiver_number order by receiver_number desc) as numbers from receiver
        where company_id = $1 and po_number is not null group by 1 order by count(*) desc limit 1`,
    );
    const transit = await related(
      `select po_number as order, array_agg(distinct pr_number) as numbers from proforma_receiver_item where company_id = $1 group by 1 limit 1`,
    );
    const returns = await related(
      `select po_number as order, array_agg(rtv_number) as numbers from rtv where company_id = $1 and po_number is not null group by 1 limit 1`,
    );
    for (const [found, field] of [
      [receivers, 'receivers'],
      [transit, 'proformaReceivers'],
      [returns, 'rtvs'],
    ] as const) {
      if (!found) throw new Error(`the demo company has no ${field}`);
      const { data } = await read<PurchaseOrder>(getPurchaseOrder, 'poNumber', found.order);
      expect([field, data[field].map((one) => one.number).toSorted()]).toEqual([field, found.numbers.toSorted()]);
    }
  });
});

describe('a sale', () => {
  it("tells the customer's credit in base currency, below zero when what is owed, shipped and picked is over the limit", async () => {
    const [number] = await numbersOf(
      details[1],
      `exists (select from shipper s where s.company_id = $1 and s.so_number = sales_order.so_number)`,
    );
    const { data } = await read<SalesOrder>(getSalesOrder, 'soNumber', number as string);
    await erp.rows(
      `update customer set credit_limit = 100, open_receivable = 80.5, unbilled = 20, lock_status = 'LOCKED', lock_reason = 'unpaid',
              locked_by = $3, locked_at = now() where company_id = $1 and customer_id = $2`,
      data.customerId,
      erp.userId,
    );
    await erp.rows(
      `update shipper set status = case when so_number = $3 then 'OPEN' else 'CLOSED' end, amount = 2.25
        where company_id = $1 and customer_id = $2`,
      data.customerId,
      number,
    );
    const [open] = await erp.rows<{ amount: string }>(
      `select count(*) * 2.25 as amount from shipper where company_id = $1 and so_number = $2`,
      number,
    );
    const picked = open?.amount ?? '';
    expect((await read<SalesOrder>(getSalesOrder, 'soNumber', number as string)).data.credit).toEqual({
      creditLimit: '100.00',
      openReceivable: '80.50',
      unbilled: '20.00',
      picked,
      available: subtract('-0.50', picked, 2),
      lockStatus: 'LOCKED',
    });
  });

  it('names the quote it came from, the quote the order it became; the line names the work orders that make it', async () => {
    const [quote] = await numbersOf(details[2], `status = 'COMMITTED'`);
    const { data: from } = await read<Quote>(getQuote, 'qoNumber', quote as string);
    const { data: sale } = await read<SalesOrder>(getSalesOrder, 'soNumber', from.soNumber as string);
    expect(sale.qoNumber).toBe(quote);
    const [wo] = await erp.rows<{ wo: string; so: string; item: number }>(
      `update work_order w set so_number = i.so_number, so_item_number = i.item_number
         from (select * from sales_order_item where company_id = $1 order by so_number desc limit 1) i
        where w.company_id = $1 and w.wo_number = (select min(wo_number) from work_order where company_id = $1)
       returning w.wo_number as wo, w.so_number as so, w.so_item_number as item`,
    );
    const { data: made } = await read<SalesOrder>(getSalesOrder, 'soNumber', wo?.so as string);
    expect(made.items.find(({ itemNumber }) => itemNumber === wo?.item)?.workOrders).toContain(wo?.wo);
    expect(made.workOrders.map(({ number }) => number)).toContain(wo?.wo);
    const { data: work } = await read<WorkOrder>(getWorkOrder, 'woNumber', wo?.wo as string);
    expect(work).toMatchObject({ soNumber: wo?.so, soItemNumber: wo?.item, customerId: made.customerId });
  });

  it('says by its state what has left the house', async () => {
    for (const [status, said] of [
      ['FINISHED', 'SHIPPED'],
      ['PARTIAL', 'PARTIAL'],
      ['NOT_REVIEWED', 'WAITING'],
    ]) {
      const [number] = await numbersOf(details[1], `status = '${status}'`);
      const { data } = await read<SalesOrder>(getSalesOrder, 'soNumber', number as string);
      expect(data.shipStatus).toBe(said);
    }
  });
});

describe('a work order', () => {
  it('counts what is still to be issued, and how much of that is not on hand', async () => {
    const [number] = await numbersOf(details[3], `status in ('APPROVED', 'RUN')`);
    const { data } = await read<WorkOrder>(getWorkOrder, 'woNumber', number as string);
    expect(data.components.length).toBeGreaterThan(0);
    const [first] = data.components;
    await erp.rows(
      `update work_order_component set quantity_required = quantity_issued + 7.5 where company_id = $1 and wo_number = $2 and item_number = $3`,
      number,
      first?.itemNumber,
    );
    for (const onHand of ['2.2500', '7.5000', '100.0000']) {
      await erp.rows(
        'update part_stock set on_hand = $3 where company_id = $1 and part_number = $2',
        first?.part,
        onHand,
      );
      const { data: after } = await read<WorkOrder>(getWorkOrder, 'woNumber', number as string);
      expect(after.components[0]).toMatchObject({
        onHand,
        quantityOpen: '7.5000',
        quantityShort: compare(onHand, '7.5') >= 0 ? expect.stringMatching(/^0(\.0+)?$/) : subtract('7.5', onHand, 4),
      });
    }
    expect(data.operations.map(({ sequence }) => sequence)).toEqual(
      data.operations.map(({ sequence }) => sequence).toSorted((one, other) => one - other),
    );
  });
});

describe('returns', () => {
  it.each([details[4], details[5]])('of $table are worth what their lines are', async (detail) => {
    const numbers = await numbersOf(detail);
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const { data } = await read<Rma | Rtv>(detail.call, detail.name, number);
      expect([number, sumMoney(data.items.map((item) => item.extPrice))]).toEqual([number, data.total]);
    }
  });
});
