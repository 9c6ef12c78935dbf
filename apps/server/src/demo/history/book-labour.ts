import { moneyText, quantityText } from '../../postings/index.ts';
import { labourBookings, labourOf } from '../../tasks/index.ts';
import type { Operation, WorkOrder } from '../orders/order-types.ts';
import { HOURLY_COST } from '../work-centres.ts';
import type { World } from '../world.ts';

/** Hours of a report go into the work in process of its order. Answers what they cost. */
export function bookLabour(
  world: World,
  order: WorkOrder,
  { end }: Pick<Operation, 'end'>,
  report: string,
  hours: bigint,
  day = world.day,
) {
  const labour = labourOf(quantityText(hours), HOURLY_COST);
  order.labour += labour;
  const head = { at: end ?? world.moment(), day, by: world.users.operator };
  world.books.post({ ...head, document: ['time_report', report], order: ['wo', order.number] }, (posting) =>
    posting.bookAll(labourBookings(labour, true)),
  );
  return moneyText(labour);
}
