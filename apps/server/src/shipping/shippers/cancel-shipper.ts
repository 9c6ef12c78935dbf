import * as contract from '@gemba/contract/shipping/shippers/cancel-shipper';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { post, quantityText } from '../../postings/index.ts';
import { unpickMovement } from '../posting/leaving-goods.ts';
import { changeProforma, checkShipper, goodsOf, lockShipment, moveSerials, picksOf } from '../posting/shipment.ts';
import { changeItems, setOrderStatus } from '../posting/write-sale.sql.ts';
import { readShipper } from './get-shipper.ts';

/** Picked goods go back to their locations. Lines and picks stay, as a record of the plan. */
export const cancelShipper = operation(contract.cancelShipper, async (tx, actor, { params: { shipperNumber } }) => {
  const { companyId } = actor;
  const { company, locked, shipper, lines } = await lockShipment(tx, companyId, shipperNumber);
  checkShipper(shipper, 'cancel');
  const { soNumber, status } = locked.sale;
  const picks = picksOf(lines);
  const changes = lines.map(({ soItemNumber, quantity }) => ({
    item_number: soItemNumber,
    picked: quantityText(-quantity),
    shipped: '0',
    reopened: false,
  }));
  await post(tx, actor, {
    day: company.today,
    document: { kind: 'shipper', number: shipperNumber, order: ['so', soNumber], untold: true },
    movements: picks.map(goodsOf).map(unpickMovement),
    serials: moveSerials(picks, 'PICKED', 'STOCK'),
    rows: () => [
      tx.run(updateShipper({ companyId, shipperNumber })),
      changeItems(tx, companyId, soNumber, changes),
      changeProforma(tx, companyId, shipper.pfNumber, lines, 'less'),
      setOrderStatus(tx, companyId, soNumber, status),
    ],
  });
  return readShipper(tx, actor, shipperNumber);
});

const updateShipper = statement<{ companyId: number; shipperNumber: string }>(
  `update shipper set status = 'CANCELLED', cancelled_at = now(), version = version + 1
  where company_id = :companyId and shipper_number = :shipperNumber and status = 'OPEN'`,
);
