import type { CallParsed } from '@gemba/contract/kit/call';
import { moves } from '@gemba/contract/kit/moves';
import type { shipSalesOrder } from '@gemba/contract/shipping/ship-sales-order';
import { shipperMoves } from '@gemba/contract/shipping/shipper-moves';
import type { shipShipper } from '@gemba/contract/shipping/shippers';
import { checkLicence, companyFacts, readLocations } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { checkSale } from './check-sale.ts';
import { lockSale } from './lock-sale.sql.ts';
import { type LockedShipper, lockShipper, orderOfShipper, type ShipperFacts } from './lock-shipper.sql.ts';
import { postShipment } from './post-shipment.ts';
import { readShipper } from './read-shipper.ts';
import { addedLines, heldLines } from './shipment.ts';
import type { Header } from './shipper-header.ts';
import { type AskedItem, wantedLines } from './wanted-lines.ts';

const { refusal } = moves(shipperMoves);

/** Why a shipper cannot do this any more. */
export function checkShipper({ shipperNumber, status }: ShipperFacts, event: 'add' | 'ship' | 'cancel' | 'reverse') {
  const code = refusal(status, event);
  if (code) throw new Refusal(code, { shipperNumber });
}

export interface Asked {
  readonly items: readonly AskedItem[];
  readonly header: Header;
  readonly shipNow: boolean;
  readonly confirm?: readonly string[] | undefined;
  readonly shipperNumber?: string | undefined;
  readonly pfNumber?: string;
}

/** Picks goods of an order for a shipper. The order is locked before anything is looked at: two may pick the same one. */
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

export async function shipOrder(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof shipSalesOrder>) {
  return readShipper(tx, actor, await pickForOrder(tx, actor, params.soNumber, body));
}

/** What was picked leaves: order, customer and credit are looked at again, much may have happened since. */
export async function shipPicked(tx: Tx, actor: Actor, { params, body }: CallParsed<typeof shipShipper>) {
  const { companyId } = actor;
  const { shipperNumber } = params;
  const soNumber = await orderOfShipper(tx, companyId, shipperNumber);
  if (soNumber === undefined) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  const [company, locked, open] = await Promise.all([
    companyFacts(tx, companyId),
    lockSale(tx, companyId, soNumber, shipperNumber),
    lockShipper(tx, companyId, shipperNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked || !open) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  checkShipper(open.shipper, 'ship');
  checkSale(locked);
  const held = heldLines(open.lines, locked.items);
  for (const { item, partNumber } of held) if (item.hold && partNumber) refuse('PART_IS_HOLD', { partNumber });
  const { header, confirm = [] } = body;
  const shipment = { shipperNumber, pfNumber: open.shipper.pfNumber, held, added: [], ships: true, header, confirm };
  await postShipment(tx, actor, company, locked, shipment);
  return readShipper(tx, actor, shipperNumber);
}
