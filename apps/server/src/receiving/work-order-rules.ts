import type { CallParsed } from '@gemba/contract/kit/call';
import type { receiveWorkOrder } from '@gemba/contract/receiving/receive-work-order';
import { duplicateLocation } from '@gemba/contract/receiving/receiving-shapes';
import {
  asLocation,
  checkSerials,
  costUnits,
  type Locations,
  quantityUnits,
  stockLocation,
} from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { ComponentFacts, WorkFacts } from './work-order.sql.ts';

type Body = CallParsed<typeof receiveWorkOrder>['body'];

/** Where finished goods go, where every rule of it holds. */
export function placed({ locations, lotNumber }: Body, order: WorkFacts, known: Locations) {
  const { partNumber, warehouse, trackableLevel, hold, woNumber } = order;
  if (locations.length === 0) refuse('NO_ITEM_TO_RECEIVE', { woNumber });
  if (hold) refuse('PART_IS_HOLD', { partNumber });
  const putAways = locations.map((put, index) => {
    const field = `locations.${index}`;
    const { location, warehouse: lies } = stockLocation(known, put.location, `${field}.location`);
    if (lies !== warehouse) refuse('RECEIVE_TO_WRONG_WAREHOUSE', { location, warehouse, field: `${field}.location` });
    const quantity = quantityUnits(put.quantity);
    if (quantity === 0n) refuse('INVALID_NEW_QTY_REC', { field: `${field}.quantity` });
    checkSerials({ partNumber, trackableLevel }, quantity, put.serials, `${field}.serials`);
    return { location, quantity, serials: put.serials ?? [] };
  });
  const twice = duplicateLocation(locations.map(({ location }) => ({ location: asLocation(location) })));
  if (twice !== undefined) refuse('DUPLICATE_LOCATION', { location: twice, field: 'locations' });
  if (trackableLevel === 'LOT' && lotNumber === undefined)
    refuse('FIELD_REQUIRED', { msg: 'lotNumber', field: 'lotNumber' });
  return putAways;
}

export function standardCost({ standardCost: cost, partNumber }: WorkFacts) {
  const unitCost = costUnits(cost ?? '0');
  return unitCost > 0n ? unitCost : refuse('GET_PART_STANDARD_COST_ERROR', { partNumber });
}

/** An order that is finished needs nothing more, also where less than planned was issued to it. */
export function demandGivenUp({ partNumber, required, issued }: ComponentFacts) {
  const open = quantityUnits(required) - quantityUnits(issued);
  return { partNumber, onDemand: open > 0n ? -open : 0n };
}
