import { expect, it } from 'vitest';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

/** A number typed in the search of a list is found whatever its filters; nothing else passes them. */
const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

const NO_DAY = 'from=1990-01-01&to=1990-01-02';
const LISTS: [path: string, filters: string, number: string, table: string, column: string][] = [
  ['/purchaseOrders', `status=cancelled&vendorId=NOBODY&${NO_DAY}`, 'poNumber', 'purchase_order', 'po_number'],
  ['/salesOrders', `status=cancelled&customerId=NOBODY&${NO_DAY}`, 'soNumber', 'sales_order', 'so_number'],
  ['/quotes', `status=cancelled&${NO_DAY}`, 'qoNumber', 'quote', 'qo_number'],
  ['/workOrders', `status=cancelled&${NO_DAY}`, 'woNumber', 'work_order', 'wo_number'],
  ['/parts', 'partType=SERVICE&productCode=NONE', 'partNumber', 'part', 'part_number'],
  ['/receivers', `unpaid=1&vendorId=NOBODY&${NO_DAY}`, 'receiverNumber', 'receiver', 'receiver_number'],
  ['/shippers', `status=open&${NO_DAY}`, 'shipperNumber', 'shipper', 'shipper_number'],
  ['/ecns', 'status=cancelled', 'ecnNumber', 'ecn', 'ecn_number'],
];

it.each(LISTS)('%s', async (path, filters, field, table, column) => {
  const { rows } = await erp.owner.query<{ number: string }>(
    `select ${column} as number from ${table} where company_id = $1 order by 1 limit 1`,
    [companyId],
  );
  const number = rows[0]?.number as string;
  const find = async (q: string) => {
    const answer = await browser.get<{ items: Record<string, string>[] }>(
      `${path}?${filters}&q=${encodeURIComponent(q)}`,
    );
    if (!answer.success) throw new Error(answer.text);
    return answer.data.items.map((item) => item[field]);
  };
  expect(await find(number)).toEqual([number]);
  expect(await find(number.slice(0, -1))).toEqual([]);
});

it.each([
  ['/proformaReceivers', 'prNumber', 'proforma_receiver', 'pr_number'],
  ['/proformaShippers', 'pfNumber', 'proforma_shipper', 'pf_number'],
])('%s, open or closed', async (path, field, table, column) => {
  const { rows } = await erp.owner.query<{ number: string }>(
    `select ${column} as number from ${table} where company_id = $1 order by 1 limit 1`,
    [companyId],
  );
  for (const status of ['open', 'closed']) {
    const { data } = await browser.get<{ items: Record<string, string>[] }>(
      `${path}?status=${status}&q=${rows[0]?.number}`,
    );
    expect(data.items.map((item) => item[field])).toEqual([rows[0]?.number]);
  }
});

it('/purchaseOrders, with the prefix that people write', async () => {
  const { rows } = await erp.owner.query<{ number: string }>(
    'select max(po_number) as number from purchase_order where company_id = $1',
    [companyId],
  );
  for (const typed of [`PO ${rows[0]?.number}`, `po${rows[0]?.number}`]) {
    const { data } = await browser.get<{ items: { poNumber: string }[] }>(
      `/purchaseOrders?status=cancelled&q=${encodeURIComponent(typed)}`,
    );
    expect(data.items.map(({ poNumber }) => poNumber)).toEqual([rows[0]?.number]);
  }
});

it('/inventory, a part without stock', async () => {
  const { rows } = await erp.owner.query<{ part: string }>(
    `update inventory_balance set on_hand = 0, in_qa = 0, in_sip = 0, in_sit = 0, in_wip = 0, in_to = 0, on_loan = 0
      where company_id = $1 and part_number = (select min(part_number) from inventory_balance where company_id = $1)
      returning part_number as part`,
    [companyId],
  );
  const { data } = await browser.get<{ items: { partNumber: string }[] }>(
    `/inventory?stocked=true&partNumber=${encodeURIComponent(rows[0]?.part ?? '')}`,
  );
  expect(data.items.map(({ partNumber }) => partNumber)).toEqual(rows.map(({ part }) => part));
});
