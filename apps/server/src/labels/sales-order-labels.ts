import type { Language } from '@gemba/contract/kit/languages';
import { holds } from '@gemba/contract/kit/roles';
import * as contract from '@gemba/contract/labels/sales-order-labels';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readShipper } from '../shipping/index.ts';
import { drawLabels, type Wanted } from './draw-labels.ts';
import { queueLabels } from './jobs/queue-labels.ts';
import type { LabelFacts, Reference } from './label-facts.ts';
import { labelFile } from './label-file.ts';
import { type Asked, readPress } from './press.ts';

const selectSale = statement<{ companyId: number; soNumber: string }, Sale>(
  `select o.so_number, o.customer_po, (now() at time zone c.time_zone)::date as date,
    coalesce(ship_to.ship_to_name, customer.customer_name) as "to"
  from sales_order o
  join company c on c.company_id = o.company_id
  join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
  left join customer_ship_to ship_to on ship_to.company_id = o.company_id and ship_to.customer_id = o.customer_id
   and ship_to.ship_to_id = o.ship_to_id
 where o.company_id = :companyId and o.so_number = :soNumber`,
);

/** Lines of stocked parts, with the quantity still to be shipped, or the whole quantity once nothing is left. */
const selectLines = statement<{ companyId: number; soNumber: string }, Sold>(
  `select item.item_number, item.part_number, part.description,
    part.description_zh, part.description_es, item.revision, part.uom,
    case when item.quantity_shipped < item.quantity_ordered and not item.closed
         then item.quantity_ordered - item.quantity_shipped else item.quantity_ordered end as quantity
  from sales_order_item item join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = :companyId and item.so_number = :soNumber order by item.item_number`,
);

interface Sale {
  soNumber: string;
  customerPo: string | null;
  date: string;
  to: string;
}
type Sold = Pick<
  LabelFacts,
  'partNumber' | 'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'quantity'
> & { itemNumber: number };
type Shared = Pick<LabelFacts, 'to' | 'date' | 'references'>;
interface Given {
  quantity?: string | undefined;
  shipperNumber?: string | undefined;
}

/** The goods of an order by its lines, or as picked for one of its shippers. */
async function factsOfSale(tx: Tx, actor: Actor, soNumber: string, given: Given): Promise<LabelFacts[]> {
  const key = { companyId: actor.companyId, soNumber };
  const [sale, lines] = await Promise.all([tx.first(selectSale(key)), tx.all(selectLines(key))]);
  if (!sale) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  const references: Reference[] = [
    ['so', soNumber],
    ...(given.shipperNumber ? [['shipper', given.shipperNumber] as const] : []),
    ...(sale.customerPo ? [['customerPo', sale.customerPo] as const] : []),
  ];
  const shared = { to: sale.to, date: sale.date, references };
  const facts = given.shipperNumber
    ? await picked(tx, actor, soNumber, given.shipperNumber, shared)
    : lines.map(({ itemNumber, ...line }) => ({ ...line, ...shared, line: String(itemNumber) }));
  return given.quantity === undefined
    ? facts
    : facts.map((label) => ({ ...label, quantity: given.quantity ?? label.quantity }));
}

async function picked(tx: Tx, actor: Actor, soNumber: string, shipperNumber: string, shared: Shared) {
  if (!holds(actor.roles, 'FIND_SHIPPER')) refuse('LIMITED_PERMISSIONS');
  const shipper = await readShipper(tx, actor, shipperNumber);
  if (shipper.soNumber !== soNumber) refuse('SHIPPER_IS_NOT_FOR_THIS_SO', { shipperNumber, soNumber });
  const goods = shipper.items.filter(({ part }) => !isNonStock(part) && shipper.reverses === null);
  return goods.flatMap(({ itemNumber, part, uom, picks, ...item }) =>
    picks.map(({ quantity, box, serial, lotNumber }): LabelFacts => {
      const { description, descriptionZh, descriptionEs, revision } = item;
      return {
        ...shared,
        line: String(itemNumber),
        partNumber: part,
        uom: uom ?? '',
        quantity,
        box,
        lotNumber,
        serialNumber: serial,
        description,
        descriptionZh,
        descriptionEs,
        revision,
      };
    }),
  );
}

async function drawnSalesOrder(
  tx: Tx,
  actor: Actor,
  soNumber: string,
  wanted: Given & Asked & Wanted,
  language: Language,
) {
  const press = await readPress(tx, actor.companyId, wanted);
  return drawLabels(await factsOfSale(tx, actor, soNumber, wanted), press, wanted, language);
}

export const getSalesOrderLabels = operation(
  contract.getSalesOrderLabels,
  (tx, actor, { params: { soNumber }, query }, { language }) =>
    labelFile(soNumber, query.format, language, (said) => drawnSalesOrder(tx, actor, soNumber, query, said)),
);

export const drawSalesOrderLabels = operation(
  contract.drawSalesOrderLabels,
  (tx, actor, { params, query }, { language }) => drawnSalesOrder(tx, actor, params.soNumber, query, language),
);

export const printSalesOrderLabels = operation(
  contract.printSalesOrderLabels,
  async (tx, actor, { params: { soNumber }, body }, { language }) =>
    queueLabels(tx, actor, body.printer, soNumber, await drawnSalesOrder(tx, actor, soNumber, body, language)),
);
