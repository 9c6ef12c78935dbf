import type { CallParsed } from '@gemba/contract/kit/call';
import type { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import { nothingToIssueRules } from '@gemba/contract/shipping/issue/issue-to-work-order-rules';
import { takenPlaceRules, takenPlaces } from '@gemba/contract/shipping/taken-place-rules';
import { type Locations, locationNamed } from '../../inventory/index.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { plainQuantity, quantityUnits } from '../../postings/index.ts';
import type { Component, Work } from './work-order.sql.ts';

type Asked = CallParsed<typeof issueToWorkOrder>['body']['items'];

/** Goods that leave one location for a work order. A part that is traced by serial number has a line for each piece. */
export interface Issued {
  readonly component: Component;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: bigint;
  readonly serial: string | null;
  readonly field: string;
}

const ONE_PIECE = quantityUnits('1');

export function wantedComponents(work: Work, components: readonly Component[], asked: Asked, locations: Locations) {
  const { woNumber } = work;
  const places = takenPlaces(asked);
  refuseFirst(nothingToIssueRules(places));
  return places.flatMap((place): Issued[] => {
    const { itemNumber, field, serials } = place;
    const component =
      components.find((known) => known.itemNumber === itemNumber) ??
      refuse('WORK_ORDER_ITEM_NOT_EXIST', { woNumber, itemNumber, field });
    const maximum = quantityUnits(component.required) - quantityUnits(component.issued);
    if (maximum <= 0n) refuse('WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART', { woNumber, itemNumber, field });
    const part = { ...component, revision: null };
    const facts = { itemNumber, part, revision: null, max: plainQuantity(maximum) };
    refuseFirst(takenPlaceRules(place, facts, 'ISSUED_QTY_IS_OVER', locations));
    const { location } = locationNamed(locations, place.location);
    const line = { component, partNumber: component.partNumber, location, field };
    return serials?.length
      ? serials.map((serial) => ({ ...line, quantity: ONE_PIECE, serial }))
      : [{ ...line, quantity: quantityUnits(place.quantity), serial: null }];
  });
}
