import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Shelf } from '../drawing/draw-shelf.ts';
import type { LabelFacts } from '../label-facts.ts';

type PartRow = Pick<
  LabelFacts,
  'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'quantity'
> & { location: string | null };

const PART = 'part.part_number, part.description, part.description_zh, part.description_es, part.revision, part.uom';

const selectStocked = statement<{ companyId: number }, PartRow>(
  `select ${PART}, b.on_hand as quantity, b.location
     from (select part_number, location, on_hand from inventory_balance
            where company_id = :companyId and on_hand > 0 limit 1) b
     join part on part.company_id = :companyId and part.part_number = b.part_number`,
);

const selectAnyPart = statement<{ companyId: number }, PartRow>(
  `select ${PART}, 1::numeric as quantity, null::text as location
     from part where part.company_id = :companyId limit 1`,
);

const selectSale = statement<{ companyId: number }, { soNumber: string; customerPo: string | null; to: string }>(
  `select o.so_number, o.customer_po, customer.customer_name as "to"
     from sales_order o join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
    where o.company_id = :companyId order by o.so_number desc limit 1`,
);

const selectToday = statement<{ companyId: number }, { date: string }>(
  'select (now() at time zone time_zone)::date as date from company where company_id = :companyId',
);

const selectShelf = statement<{ companyId: number }, Shelf>(
  `select l.location, l.description, w.warehouse_name
     from location l join warehouse w on w.company_id = l.company_id and w.warehouse_code = l.warehouse_code
    where l.company_id = :companyId and l.active order by l.location limit 1`,
);

/** For a company that has nothing yet. */
const NO_PART: PartRow = {
  partNumber: 'PART-100',
  description: 'Ball bearing 20 × 47 × 14',
  descriptionZh: '深沟球轴承 20 × 47 × 14',
  descriptionEs: 'Rodamiento de bolas 20 × 47 × 14',
  revision: 'A',
  uom: 'EA',
  quantity: '1',
  location: null,
};

/** Goods of the company with every fact that a label can say; an example where there is none. */
export async function readGoodsSample(tx: Tx, companyId: number): Promise<LabelFacts> {
  const part =
    (await tx.first(selectStocked({ companyId }))) ?? (await tx.first(selectAnyPart({ companyId }))) ?? NO_PART;
  const sale = await tx.first(selectSale({ companyId }));
  const { date } = await tx.one(selectToday({ companyId }));
  return {
    ...part,
    revision: part.revision ?? 'A',
    location: part.location ?? 'A-01',
    line: part.partNumber,
    lotNumber: 'LOT-0001',
    serialNumber: 'SN-0001',
    box: 'BOX-1',
    to: sale?.to ?? 'ACME',
    date,
    references: [
      ['so', sale?.soNumber ?? '1001'],
      ['customerPo', sale?.customerPo ?? 'PO-1'],
    ],
  };
}

export const readShelfSample = async (tx: Tx, companyId: number): Promise<Shelf> =>
  (await tx.first(selectShelf({ companyId }))) ?? {
    location: 'A-01-1',
    description: 'Rack A',
    warehouseName: 'W-1',
  };
