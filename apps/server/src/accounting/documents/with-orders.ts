import type { OrderType } from '@gemba/contract/kit/order-types';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

interface Document {
  documentKind: string;
  documentNumber: string;
}

interface Found extends Document {
  orderKind: OrderType | null;
  orderNumber: string | null;
}

const selectOrders = statement<{ companyId: number; invoices: string[]; bills: string[] }, Found>(
  `select 'invoice' as document_kind, invoice_number as document_number,
          case when so_number is not null then 'so' when rma_number is not null then 'rma' end as order_kind,
          coalesce(so_number, rma_number) as order_number
     from invoice where company_id = :companyId and invoice_number = any(:invoices::text[])
    union all
   select 'payable', account_payable_number,
          case when po_number is not null then 'po' when rtv_number is not null then 'rtv' end, coalesce(po_number, rtv_number)
     from payable where company_id = :companyId and account_payable_number = any(:bills::text[])`,
);

const keyOf = ({ documentKind, documentNumber }: Document) => `${documentKind} ${documentNumber}`;

/** Rows that name a document; of invoices and bills with their order, which has the screen that they lack. */
export async function withOrders<Row extends Document>(tx: Tx, companyId: number, rows: readonly Row[]) {
  const numbersOf = (kind: string) =>
    rows.filter(({ documentKind }) => documentKind === kind).map(({ documentNumber }) => documentNumber);
  const [invoices, bills] = [numbersOf('invoice'), numbersOf('payable')];
  const found = invoices.length + bills.length === 0 ? [] : await tx.all(selectOrders({ companyId, invoices, bills }));
  const orders = new Map(found.map((order) => [keyOf(order), order]));
  return rows.map((row) => {
    const order = orders.get(keyOf(row));
    return { ...row, orderKind: order?.orderKind ?? null, orderNumber: order?.orderNumber ?? null };
  });
}
