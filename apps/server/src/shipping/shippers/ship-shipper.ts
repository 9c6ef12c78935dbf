import { holdRules } from '@gemba/contract/inventory/posting-rules';
import * as contract from '@gemba/contract/shipping/shippers/ship-shipper';
import { operation } from '../../kit/http/operation.ts';
import { refuseFirst } from '../../kit/refuse.ts';
import { checkSale } from '../posting/check-sale.ts';
import { postShipment } from '../posting/post-shipment.ts';
import { checkShipper, lockShipment } from '../posting/shipment.ts';
import { readShipper } from './get-shipper.ts';

/** Picked goods leave. Order, customer and credit are checked again: much may have happened since. */
export const shipShipper = operation(contract.shipShipper, async (tx, actor, { params: { shipperNumber }, body }) => {
  const { company, locked, shipper, lines: held } = await lockShipment(tx, actor.companyId, shipperNumber);
  checkShipper(shipper, 'ship');
  checkSale(locked);
  refuseFirst(
    held.flatMap(({ item: { hold }, partNumber }) => (partNumber ? holdRules({ partNumber, hold }, '') : [])),
  );
  const { header, confirm = [] } = body;
  const shipment = { shipperNumber, pfNumber: shipper.pfNumber, held, added: [], ships: true, header, confirm };
  await postShipment(tx, actor, company, locked, shipment);
  return readShipper(tx, actor, shipperNumber);
});
