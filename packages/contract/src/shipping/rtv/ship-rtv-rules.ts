import type { KnownLocations, TracedPart } from '../../inventory/posting-rules.ts';
import { asLocation } from '../../inventory/posting-shapes.ts';
import type { CallInput } from '../../kit/call.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import { shippedDateRules } from '../sales-order/ship-sales-order-rules.ts';
import { type TakenPlace, takenPlaceRules, takenPlaces } from '../taken-place-rules.ts';
import type { shipRtv } from './ship-rtv.ts';

type ReturnItemFacts = {
  readonly itemNumber: number;
  readonly part: TracedPart;
  /** Most that can leave now. */
  readonly max: string;
  /** Where rejected goods wait in QA; null where the goods are on hand. */
  readonly qaLocation: string | null;
};

type ReturnFacts = {
  readonly rtvDate: string;
  readonly today: string;
  readonly items: readonly ReturnItemFacts[];
  /** Only the server has them. */
  readonly locations?: KnownLocations;
};

/** Goods in QA are those of one decision: the same part elsewhere is not rejected. */
const qaRules = ({ location, field }: TakenPlace, { qaLocation }: ReturnItemFacts): Violation[] =>
  qaLocation === null || asLocation(location) === qaLocation
    ? []
    : [broken('RTV_GOODS_IN_QA', `${field}.location`, { location: qaLocation })];

/** A part on hold may go back to its vendor. Unknown items are left out. */
export const shipRtvRules = (
  { body: { header = {}, items } }: Pick<CallInput<typeof shipRtv>, 'body'>,
  { rtvDate, today, items: known, locations }: ReturnFacts,
): Violation[] => {
  const places = takenPlaces(items);
  return [
    ...when(places.length === 0, () => broken('NO_ITEM_TO_SHIP', 'items')),
    ...shippedDateRules(header, { today, orderDate: rtvDate }),
    ...places.flatMap((place) => {
      const item = known.find(({ itemNumber }) => itemNumber === place.itemNumber);
      if (!item) return [];
      const part = { ...item.part, hold: false, revision: null };
      const facts = { itemNumber: item.itemNumber, part, revision: null, max: item.max };
      return [...takenPlaceRules(place, facts, 'SHIPPED_QTY_IS_OVER', locations), ...qaRules(place, item)];
    }),
  ];
};
