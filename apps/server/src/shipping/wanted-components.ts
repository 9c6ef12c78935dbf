import type { CallParsed } from '@gemba/contract/kit/call';
import type { issueToWorkOrder } from '@gemba/contract/shipping/issue-work-order';
import { checkSerials, knownLocation, type Locations, plainQuantity, quantityUnits } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { Component, Work } from './work-order.sql.ts';

type Asked = CallParsed<typeof issueToWorkOrder>['body']['items'];

/** Something that leaves one location for a work order; of a part that is traced by serial number, one piece. */
export interface Issued {
  readonly component: Component;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: bigint;
  readonly serial: string | null;
  readonly field: string;
}

const ONE_PIECE = quantityUnits('1');

/** What was left at zero is nothing that was asked for. */
export function wantedComponents(work: Work, components: readonly Component[], asked: Asked, locations: Locations) {
  const { woNumber } = work;
  const wanted = asked.flatMap(({ itemNumber, locations: places }, at) =>
    places.flatMap((place, index) => {
      const quantity = quantityUnits(place.quantity);
      return quantity === 0n ? [] : [{ ...place, itemNumber, quantity, field: `items.${at}.locations.${index}` }];
    }),
  );
  if (wanted.length === 0) refuse('NO_ISSUED_QUANTITY', { field: 'items' });
  const named = new Set<string>();
  const sums = new Map<number, bigint>();
  return wanted.flatMap((one): Issued[] => {
    const { itemNumber, field, quantity, serials } = one;
    const component =
      components.find((each) => each.itemNumber === itemNumber) ??
      refuse('WORK_ORDER_ITEM_NOT_EXIST', { woNumber, itemNumber, field });
    const { partNumber } = component;
    const maximum = quantityUnits(component.required) - quantityUnits(component.issued);
    if (maximum <= 0n) refuse('WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART', { woNumber, itemNumber, field });
    if (component.hold) refuse('PART_IS_HOLD', { partNumber, field });
    const { location } = knownLocation(locations, one.location, `${field}.location`);
    if (named.has(`${itemNumber} ${location}`)) refuse('DUPLICATE_LOCATION', { location, field: `${field}.location` });
    named.add(`${itemNumber} ${location}`);
    checkSerials(component, quantity, serials, `${field}.serials`);
    const sum = (sums.get(itemNumber) ?? 0n) + quantity;
    sums.set(itemNumber, sum);
    if (sum > maximum)
      refuse('ISSUED_QTY_IS_OVER', { itemNumber, maximum: plainQuantity(maximum), field: `${field}.quantity` });
    const line = { component, partNumber, location, field };
    return serials?.length
      ? serials.map((serial) => ({ ...line, quantity: ONE_PIECE, serial }))
      : [{ ...line, quantity, serial: null }];
  });
}
