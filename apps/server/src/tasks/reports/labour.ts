import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { type Booking, moneyUnits, quantityUnits } from '../../postings/index.ts';

const HOUR = 10_000n;

/** Hours at the rate of the work centre, in cents. */
export const labourOf = (hours: string, hourlyCost: string) =>
  divideHalfAway(quantityUnits(hours) * moneyUnits(hourlyCost), HOUR);

/** Labour goes into the work in process of its order. An order that has ended holds nothing any more: it is a variance at once. */
export const labourBookings = (labour: bigint, isOpen: boolean): Booking[] => [
  { use: isOpen ? 'WIP' : 'PRODUCTION_VARIANCE', amount: labour },
  { use: 'LABOUR_APPLIED', amount: -labour },
];
