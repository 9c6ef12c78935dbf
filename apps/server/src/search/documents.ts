import { DOCUMENT_PREFIXES } from '@gemba/contract/inventory/document-prefixes';
import { ORDER_PREFIXES } from '@gemba/contract/orders/order-prefixes';
import { QUALITY_PREFIXES } from '@gemba/contract/quality/quality-prefixes';
import { statement } from '../kit/database/statement.ts';
import { type Asked, BEGINS, columnsOf, type HitRow } from './hit-row.ts';

interface Document {
  table: string;
  /**
   * The column of its key, then of other numbers that it is known by. A document that we number ourselves is found by
   * its number.
   */
  keys: readonly string[];
  join: string;
  fields: Parameters<typeof columnsOf>[0];
}

type ByKeys = Asked & { keys: readonly string[] };

/** Each key is a range of an index: those that have it, then the newest that begin with it. */
const found = ({ table, keys }: Document) => {
  const arms = keys.flatMap((key, index) => [
    // sql: the pieces are constants of ours
    `select one.*, ${index} as rank, one.${key} as found_by from ${table} one
      where one.company_id = :companyId and one.${key} = any(:keys::text[]) order by one.${key} limit :limit`,
    // sql: the pieces are constants of ours
    `select one.*, ${BEGINS}, one.${key} from unnest(:keys::text[]) as typed cross join lateral (
       select * from ${table} longer where longer.company_id = :companyId and longer.${key} > typed
          and longer.${key} < typed || chr(1114111) order by longer.${key} desc limit :limit) one`,
  ]);
  return arms.map((arm) => `(${arm})`).join(' union all ');
};

const byNumber = (document: Document) =>
  // sql: the pieces are constants of ours
  statement<ByKeys, HitRow>(
    `select ${columnsOf(document.fields)}, o.rank from (${found(document)}) o ${document.join}
      order by o.rank, o.found_by desc limit :limit`,
  );

const VENDOR = 'join vendor party on party.company_id = o.company_id and party.vendor_id = o.vendor_id';
const CUSTOMER = 'join customer party on party.company_id = o.company_id and party.customer_id = o.customer_id';
const PART = 'join part on part.company_id = o.company_id and part.part_number = o.part_number';
const NAMES_OF_PART = { name: 'part.description', nameZh: 'part.description_zh', nameEs: 'part.description_es' };
const KEYS = ['code_key'] as const;

const documents = {
  po: {
    table: 'purchase_order',
    keys: KEYS,
    join: VENDOR,
    fields: { id: 'o.po_number', name: 'party.vendor_name', status: 'o.status', due: 'o.arrival_date' },
  },
  so: {
    table: 'sales_order',
    keys: ['code_key', 'customer_po_key'],
    join: CUSTOMER,
    fields: {
      id: 'o.so_number',
      name: 'party.customer_name',
      detail: 'o.customer_po',
      status: 'o.status',
      due: 'o.ship_date',
    },
  },
  qo: {
    table: 'quote',
    keys: KEYS,
    join: CUSTOMER,
    fields: { id: 'o.qo_number', name: 'party.customer_name', status: 'o.status', due: 'o.valid_until' },
  },
  wo: {
    table: 'work_order',
    keys: KEYS,
    join: PART,
    fields: {
      id: 'o.wo_number',
      ...NAMES_OF_PART,
      detail: 'o.part_number',
      status: 'o.status',
      due: 'o.due_date',
    },
  },
  rma: {
    table: 'rma',
    keys: KEYS,
    join: CUSTOMER,
    fields: { id: 'o.rma_number', name: 'party.customer_name', status: 'o.status' },
  },
  rtv: {
    table: 'rtv',
    keys: KEYS,
    join: VENDOR,
    fields: { id: 'o.rtv_number', name: 'party.vendor_name', status: 'o.status' },
  },
  receiver: {
    table: 'receiver',
    keys: ['receiver_number'],
    join: `left ${VENDOR}`,
    fields: {
      id: 'o.receiver_number',
      name: `coalesce(party.vendor_name, '')`,
      detail: 'coalesce(o.po_number, o.wo_number, o.rma_number)',
      detailKind: 'o.kind',
      status: 'o.status',
    },
  },
  shipper: {
    table: 'shipper',
    keys: ['shipper_number'],
    join: CUSTOMER,
    fields: { id: 'o.shipper_number', name: 'party.customer_name', detail: 'o.so_number', status: 'o.status' },
  },
  proformaReceiver: {
    table: 'proforma_receiver',
    keys: ['pr_number'],
    join: VENDOR,
    fields: { id: 'o.pr_number', name: 'party.vendor_name', status: 'o.status', due: 'o.expected_date' },
  },
  proformaShipper: {
    table: 'proforma_shipper',
    keys: ['pf_number'],
    join: CUSTOMER,
    fields: { id: 'o.pf_number', name: 'party.customer_name', detail: 'o.so_number', status: 'o.status' },
  },
  transfer: {
    table: 'transfer',
    keys: ['transfer_number'],
    join: `left join transfer_item item on item.company_id = o.company_id
       and item.transfer_number = o.transfer_number and item.item_number = 1`,
    fields: {
      id: 'o.transfer_number',
      name: `coalesce(item.part_number, '')`,
      detail: `item.from_location || ' → ' || item.to_location`,
    },
  },
  count: {
    table: 'cycle_count',
    keys: ['count_number'],
    join: 'join location place on place.company_id = o.company_id and place.location = o.location',
    fields: { id: 'o.count_number', name: 'place.description', detail: 'o.location' },
  },
  issue: {
    table: 'work_order_issue',
    keys: ['issue_number'],
    join: `join work_order made on made.company_id = o.company_id and made.wo_number = o.wo_number
       join part on part.company_id = o.company_id and part.part_number = made.part_number`,
    fields: {
      id: 'o.issue_number',
      ...NAMES_OF_PART,
      detail: 'o.wo_number',
    },
  },
  rtvShipper: {
    table: 'rtv_shipper',
    keys: ['shipper_number'],
    join: `join rtv sent on sent.company_id = o.company_id and sent.rtv_number = o.rtv_number
       join vendor party on party.company_id = o.company_id and party.vendor_id = sent.vendor_id`,
    fields: { id: 'o.shipper_number', name: 'party.vendor_name', detail: 'o.rtv_number' },
  },
  inspection: {
    table: 'inspection_report',
    keys: KEYS,
    join: PART,
    fields: { id: 'o.ir_number', ...NAMES_OF_PART, detail: 'o.part_number' },
  },
  ncr: {
    table: 'ncr',
    keys: KEYS,
    join: PART,
    fields: { id: 'o.ncr_number', ...NAMES_OF_PART, detail: 'o.part_number', status: 'o.status' },
  },
} satisfies Record<string, Document>;

export type DocumentKind = keyof typeof documents;

/** The words before a document's number, beside those of orders. */
export const PREFIXES: Readonly<Record<DocumentKind, readonly string[]>> = {
  ...ORDER_PREFIXES,
  ...DOCUMENT_PREFIXES,
  ...QUALITY_PREFIXES,
};

export const selectDocuments = {
  po: byNumber(documents.po),
  so: byNumber(documents.so),
  qo: byNumber(documents.qo),
  wo: byNumber(documents.wo),
  rma: byNumber(documents.rma),
  rtv: byNumber(documents.rtv),
  receiver: byNumber(documents.receiver),
  shipper: byNumber(documents.shipper),
  proformaReceiver: byNumber(documents.proformaReceiver),
  proformaShipper: byNumber(documents.proformaShipper),
  transfer: byNumber(documents.transfer),
  count: byNumber(documents.count),
  issue: byNumber(documents.issue),
  rtvShipper: byNumber(documents.rtvShipper),
  inspection: byNumber(documents.inspection),
  ncr: byNumber(documents.ncr),
};
