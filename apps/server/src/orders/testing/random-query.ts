import { addDays } from '@gemba/contract/kit/dates';
import { TODAY } from '../../testing/demo-company.ts';
import type { Choose } from '../../testing/dice.ts';
import type { Kind, Order, Query } from './order-model.ts';

/** The id of a vendor or customer may be typed in small letters. */
const asTyped = (name: string, code: string, pick: Choose) =>
  name === 'vendorId' || name === 'customerId' ? pick([code, code, code.toLowerCase()]) : code;

/** Any combination of the filters of a list, most of them about orders that there are. */
export function randomQuery({ dates, equal }: Kind, orders: readonly Order[], pick: Choose): Query {
  const some = pick(orders);
  const day = addDays(TODAY, -pick([0, 5, 20, 90, 300]));
  const query: Query = {
    status: pick(['open', 'closed', 'cancelled', 'notApproved', 'all', 'all']),
    dateType: pick(dates),
  };
  if (pick([true, false])) query['from'] = addDays(day, -pick([0, 10, 60, 365]));
  if (pick([true, false])) query['to'] = day;
  for (const name of equal) if (pick([true, false, false])) query[name] = asTyped(name, String(some[name]), pick);
  const typed = pick([
    undefined,
    undefined,
    some.number,
    some.number.slice(0, 3),
    some.number.slice(0, 4).toLowerCase(),
    some.words.slice(4, 9),
    some.words.toUpperCase().slice(0, 3),
    'nothing like it',
    '%_%',
    'ing',
  ]);
  if (typed !== undefined && typed.trim().length >= 3) query['q'] = typed;
  return query;
}
