import { WEBHOOK_KINDS } from '@gemba/contract/interfaces/webhooks/webhook';
import { expect } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { openTemplateCompany } from '../../../testing/template-company.ts';
import type { startTestApp } from '../../../testing/test-app.ts';

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

const DAY = '2026-01-12';
const USD = { currency: 'USD' } as const;

/**
 * A company as the command makes it. Everything after that comes by the interface: its data as an ERP would send it, its
 * decisions and movements as the app sends them. After each of them the ledgers are whole.
 */
export async function openLivingCompany(erp: Awaited<ReturnType<typeof startTestApp>>, code: string) {
  const company = await openTemplateCompany(erp, { code, template: 'manufacturing', country: 'US' });
  const { userName: approver } = await erp.user(company.companyId, { refId: 'E-7' });
  const omar = await erp.signIn(code, approver);

  const done = async <Data>(path: string, body: unknown, by?: Browser) => {
    const answer = await company.post<Data>(path, body, by);
    expect([path, answer.msgCode, answer.data]).toEqual([path, 'OK', answer.data]);
    expect([path, await company.broken()]).toEqual([path, []]);
    return answer.data;
  };
  const read = async <Data>(path: string) => {
    const answer = await company.browser.send<Data>(`/app${path}`);
    expect([path, answer.msgCode]).toEqual([path, 'OK']);
    return answer.data;
  };
  /** Rows from the ERP beside us: all of them are taken. */
  const bring = async (kind: string, ...rows: Row[]) => {
    const { conflicts } = await done<{ conflicts: unknown[] }>(`/imports/${kind}`, { rows });
    expect([kind, conflicts]).toEqual([kind, []]);
  };
  /** Omar decides what Ines made. */
  const decide = async (kind: string, number: string, event: string) => {
    const { version } = await read<{ version: number }>(`/${kind}/${number}`);
    await done(`/${kind}/${number}/${event}`, { version }, omar);
  };

  await bring('vendors', { vendorId: 'V1', vendorName: 'Kestrel Bearings', ...USD });
  await bring('customers', { customerId: 'C1', customerName: 'Alder Pumps', ...USD, creditLimit: '50000' });
  await bring(
    'parts',
    { partNumber: 'SEAL', description: 'Seal', partType: 'BUY', uom: 'EA', stdCost: '2' },
    { partNumber: 'SHAFT', description: 'Shaft', partType: 'BUY', uom: 'EA', stdCost: '10' },
    { partNumber: 'PUMP', description: 'Pump', partType: 'MAKE', uom: 'EA', stdCost: '60' },
  );
  await bring('onHand', { partNumber: 'SHAFT', location: 'STOCK-1', quantity: '100', unitCost: '10' });
  await bring(
    'approvalAuthorities',
    ...['po', 'so', 'wo', 'rma', 'rtv'].map((kind) => ({ userName: approver, kind, limitAmount: '100000' })),
  );

  const webhook = { url: 'https://erp.example.invalid/gemba', kinds: WEBHOOK_KINDS };
  expect(await company.browser.post('/webhooks', webhook)).toMatchObject({ success: true });

  return {
    done,
    read,
    bring,
    decide,
    /** Stock of a part at a location, in words. */
    held: async (part: string, location: string) => {
      const { rows } = await erp.owner.query<{ held: string }>(
        `select concat(trim_scale(on_hand), ' on hand, ', trim_scale(in_qa), ' in QA, ', trim_scale(in_wip), ' in WIP') as held
           from inventory_balance where company_id = $1 and part_number = $2 and location = $3`,
        [company.companyId, part, location],
      );
      return rows[0]?.held;
    },
    /** Events of a document that the ERP beside us is told, in their order. */
    told: async (subject: string) => {
      const { rows } = await erp.owner.query<{ kind: string }>(
        'select kind from webhook_delivery where company_id = $1 and subject = $2 order by delivery_id',
        [company.companyId, subject],
      );
      return rows.map(({ kind }) => kind);
    },
    /** The sum of an account use over the whole journal, debits positive. */
    booked: async (use: string) => {
      const { rows } = await erp.owner.query<{ amount: string }>(
        `select coalesce(sum(debit - credit), 0)::text as amount from journal_line
           join account_use using (company_id, account_number) where company_id = $1 and use = $2`,
        [company.companyId, use],
      );
      return rows[0]?.amount;
    },
    purchaseOrder: async (poNumber: string, part: string, quantityOrdered: string, costPerUnit: string) => {
      const people = { owner: 'ines', buyerCode: 'B1', billTo: 'OFFICE', shipTo: 'MAIN' };
      await bring('purchaseOrders', { poNumber, poDate: DAY, vendorId: 'V1', ...people, ...USD });
      const line = { partNumber: part, quantityOrdered, costPerUnit, dateRequired: '2026-02-02' };
      await bring('purchaseOrderItems', { poNumber, itemNumber: 1, ...line });
      await decide('purchaseOrders', poNumber, 'approve');
    },
    salesOrder: async (soNumber: string, part: string, quantityOrdered: string, listPrice: string) => {
      const head = { soNumber, soDate: DAY, customerId: 'C1', owner: 'ines', warehouseCode: 'MAIN', ...USD };
      await bring('salesOrders', head);
      const line = { partNumber: part, quantityOrdered, listPrice, dateRequired: '2026-02-20' };
      await bring('salesOrderItems', { soNumber, itemNumber: 1, ...line });
      await decide('salesOrders', soNumber, 'review');
    },
    workOrder: async (woNumber: string, partNumber: string, quantityOrdered: string) => {
      const days = { woDate: DAY, startDate: '2026-01-19', dueDate: '2026-02-16' };
      const head = { woNumber, partNumber, quantityOrdered, warehouseCode: 'MAIN', owner: 'ines', ...days };
      await bring('workOrders', { ...head, fromBom: true });
      await bring('workOrderOperations', { woNumber, sequence: 10, wc: 'ASSY-1', description: 'Assemble' });
      await decide('workOrders', woNumber, 'approve');
    },
    /** A payment of one document. */
    pay: async (paymentNumber: string, by: Row, document: Row, amount: string) => {
      await bring('payments', { paymentNumber, paymentDate: '2026-03-20', ...USD, ...by, amount });
      await bring('paymentItems', { paymentNumber, itemNumber: 1, ...document, amount });
    },
  };
}
export type LivingCompany = Awaited<ReturnType<typeof openLivingCompany>>;
