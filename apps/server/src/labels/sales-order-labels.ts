import { holds } from '@gemba/contract/kit/roles';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { readShipper } from '../shipping/index.ts';
import type { LabelFacts, Reference } from './label-facts.ts';
import { SALE, SOLD } from './labels.sql.ts';

interface Sale {
  soNumber: string;
  customerPo: string | null;
  date: string;
  to: string;
}
type Sold = Omit<LabelFacts, 'line' | 'references' | 'date'> & { itemNumber: number };
type Shared = Pick<LabelFacts, 'to' | 'date' | 'references'>;
interface Given {
  quantity?: string | undefined;
  shipperNumber?: string | undefined;
}

/** The goods of an order as its lines name them, or as they were picked for one of its shippers. */
export async function factsOfSale(tx: Tx, actor: Actor, soNumber: string, given: Given): Promise<LabelFacts[]> {
  const key = [actor.companyId, soNumber];
  const [[sale], lines] = await Promise.all([tx.query<Sale>(SALE, key), tx.query<Sold>(SOLD, key)]);
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
    : facts.map((one) => ({ ...one, quantity: given.quantity ?? one.quantity }));
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
        ...{ ...shared, line: String(itemNumber), partNumber: part, uom: uom ?? '', quantity, box, lotNumber },
        ...{ serialNumber: serial, description, descriptionZh, descriptionEs, revision },
      };
    }),
  );
}
