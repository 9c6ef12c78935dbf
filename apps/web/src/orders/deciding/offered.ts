import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';

const YES = ['approve', 'review'];
/** The events that lead on when nothing waits for an approval, the likelier first. */
const NEXT = ['release', 'commit', 'resubmit', 'takeOver'];
const IN_MENU = ['hold', 'takeOver', 'cancel'];
const FOR_OTHERS: readonly OfferedEvent['refusal'][] = [
  'NOT_ORDER_MAKER',
  'NOT_BUYER_OR_ADMIN',
  'MAKER_CAN_OPEN_ORDER',
];

type Offered = readonly OfferedEvent[];

const find = (events: Offered, names: readonly string[]) => events.find(({ event }) => names.includes(event));
const findFirst = (events: Offered, names: readonly string[]) =>
  names.flatMap((name) => events.filter(({ event }) => event === name))[0];
/** Hides the events that are for other people. */
const isShown = ({ refusal }: OfferedEvent) => !FOR_OTHERS.includes(refusal);

/** Places the events of an order: approve and reject in the bar, the rest in the menu. */
export const placesOf = (events: Offered) => {
  const yes = find(events, YES);
  const no = find(events, ['reject']);
  const next = yes ? undefined : findFirst(events.filter(isShown), NEXT);
  const main = yes ?? next;
  return {
    main,
    reject: no?.refusal === null ? no : undefined,
    menu: events.filter((offer) => IN_MENU.includes(offer.event) && offer.refusal === null && offer !== main),
    /** Approve with a comment. */
    withComment: yes?.refusal === null ? yes : undefined,
  };
};

/** Whether the order can be taken over from a maker who cannot open it. */
export const canBeTakenOver = (events: Offered) => find(events, ['takeOver'])?.refusal === null;

/** Whether the order waits for an approval. */
export const waitsForApproval = (events: Offered) => find(events, YES) !== undefined;
