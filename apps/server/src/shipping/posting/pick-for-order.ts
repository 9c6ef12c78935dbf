import { readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { checkSale } from './check-sale.ts';
import { lockSale } from './lock-sale.sql.ts';
import { type LockedShipper, lockShipper } from './lock-shipper.sql.ts';
import { type Header, postShipment } from './post-shipment.ts';
import { addedLines, checkShipper, heldLines } from './shipment.ts';
import { type AskedItem, wantedLines } from './wanted-lines.ts';

interface Asked {
  readonly items: readonly AskedItem[];
  readonly header: Header;
  readonly shipNow: boolean;
  readonly confirm?: readonly string[] | undefined;
  readonly shipperNumber?: string | undefined;
  readonly pfNumber?: string;
}

/**
 * Picks goods of an order for a shipper and answers its number. The order is locked before anything is checked: two people
 * may pick the same one.
 */
export async function pickForOrder(tx: Tx, actor: Actor, soNumber: string, asked: Asked) {
  const { companyId } = actor;
  const { shipperNumber = null, header, shipNow, confirm = [], pfNumber = null } = asked;
  const typed = asked.items.flatMap(({ locations }) => locations.map(({ location }) => location));
  const [company, locked, onto, locations] = await Promise.all([
    companyFacts(tx, companyId),
    lockSale(tx, companyId, soNumber, shipperNumber),
    shipperNumber === null ? undefined : lockShipper(tx, companyId, shipperNumber),
    readLocations(tx, companyId, typed),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  checkSale(locked);
  if (shipperNumber !== null) checkTakesMore(onto, shipperNumber, soNumber);
  const held = heldLines(onto?.lines ?? [], locked.items);
  const wanted = wantedLines(locked, asked.items, locations);
  const added = addedLines(wanted, Math.max(0, ...held.map(({ itemNumber }) => itemNumber)));
  const shipment = { shipperNumber, pfNumber, held, added, ships: shipNow, header, confirm };
  return postShipment(tx, actor, company, locked, shipment);
}

function checkTakesMore(onto: LockedShipper | undefined, shipperNumber: string, soNumber: string) {
  if (!onto) return refuse('SHIPPER_NOT_EXIST', { shipperNumber, field: 'shipperNumber' });
  if (onto.shipper.soNumber !== soNumber)
    refuse('SHIPPER_IS_NOT_FOR_THIS_SO', { shipperNumber, soNumber, field: 'shipperNumber' });
  checkShipper(onto.shipper, 'add');
}
