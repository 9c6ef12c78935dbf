import { freeText } from '@gemba/contract/kit/codes';
import { DateText } from '@gemba/contract/kit/dates';
import type {
  listProformaShippers,
  ProformaShipper,
  ProformaShipperRow,
} from '@gemba/contract/shipping/proforma-shippers';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import type { Tx } from '../kit/database/database.ts';
import { statementOf } from '../kit/database/statement.ts';
import type { Page } from '../kit/http/serve.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';
import { partsToPick } from './parts-to-pick.ts';
import { PROFORMA_HEAD, PROFORMA_ITEMS, PROFORMA_ROW, PROFORMA_SHIPPERS } from './proforma.sql.ts';

const Key = z.tuple([DateText, freeText(100)]);

const LIST = `
  with parties as materialized (select case when $3::text is not null then array(select find_customers($3)) end as ids)
  select ${PROFORMA_ROW}, (select count(*)::int from proforma_shipper_item item where item.company_id = pf.company_id
                              and item.pf_number = pf.pf_number) as "itemCount"
    from proforma_shipper pf join customer c on c.company_id = pf.company_id and c.customer_id = pf.customer_id
   where pf.company_id = $1 and pf.status = $2
     and ($3::text is null or left(pf.pf_number, length($3)) = $3 or left(pf.so_number, length($3)) = $3
          or pf.customer_id = any((select ids from parties)::text[]))
     and ($4::date is null or (pf.pf_date, pf.pf_number) < ($4, $5::text))
   order by pf.pf_date desc, pf.pf_number desc limit $6`;

const STATE = { open: 'OPEN', closed: 'CLOSED' } as const;

export const proformasFound: Page<typeof listProformaShippers, ProformaShipperRow> = {
  statement: (companyId, { query: { status, q, cursor, limit } }) => {
    const after = decodeCursor(cursor, Key) ?? [null, null];
    return statementOf(LIST, [companyId, STATE[status], typedText(q) ?? null, ...after, limit + 1]);
  },
  reply: (rows, { query: { limit } }) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => [row.pfDate, row.pfNumber],
    ),
};

type Head = Omit<ProformaShipper, 'items' | 'shippers'> & { warehouse: string };
type Item = Omit<ProformaShipper['items'][number], 'stock'>;

export async function readProforma(tx: Tx, companyId: number, pfNumber: string): Promise<ProformaShipper> {
  const key = [companyId, pfNumber];
  const [[head], items, shippers] = await Promise.all([
    tx.query<Head>(PROFORMA_HEAD, key),
    tx.query<Item>(PROFORMA_ITEMS, key),
    tx.query<ProformaShipper['shippers'][number]>(PROFORMA_SHIPPERS, key),
  ]);
  if (!head) return refuse('PROFORMA_SHIPPER_NOT_EXIST', { pfNumber });
  const { warehouse, ...told } = head;
  const stock = await partsToPick(
    tx,
    companyId,
    items.map(({ part }) => part),
    warehouse,
  );
  return { ...told, items: items.map((item) => ({ ...item, stock: stock.get(item.part) ?? null })), shippers };
}
