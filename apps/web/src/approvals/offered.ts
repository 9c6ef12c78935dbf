import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';

const YES = ['approve', 'review'];
/** What leads on where nothing waits for a yes. */
const NEXT = ['release', 'commit', 'resubmit'];
const IN_MENU = ['hold', 'cancel'];

type Offered = readonly OfferedEvent[];

const find = (events: Offered, names: readonly string[]) => events.find(({ event }) => names.includes(event));
/** Whoever is not the maker is not told of each thing that only the maker can do. */
const isShown = ({ refusal }: OfferedEvent) => refusal !== 'NOT_ORDER_MAKER';

/** Where the events of an order stand: the yes and the no in the bar, the rest behind the dots. */
export const placesOf = (events: Offered) => {
  const yes = find(events, YES);
  const no = find(events, ['reject']);
  const next = yes ? undefined : find(events.filter(isShown), NEXT);
  return {
    main: yes ?? next,
    reject: no?.refusal === null ? no : undefined,
    menu: events.filter(({ event, refusal }) => IN_MENU.includes(event) && refusal === null),
    /** A yes with some words to it. */
    withComment: yes?.refusal === null ? yes : undefined,
  };
};

/** Whether the order waits for somebody's yes. */
export const waits = (events: Offered) => find(events, YES) !== undefined;
