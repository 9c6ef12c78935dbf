import type { Choose } from '../../../testing/dice.ts';
import type { Act, Data } from './client-log.ts';
import { type Effect, type Lot, moving } from './effects.ts';

interface Document {
  readonly number: string;
  readonly lots: readonly Lot[];
  /** Where they went, of a move. */
  readonly to: readonly Lot[];
}

const NUMBER = {
  receiver: 'receiverNumber',
  shipper: 'shipperNumber',
  issue: 'issueNumber',
  transfer: 'transferNumber',
  count: 'countNumber',
};
const KIND = {
  receiver: 'receiver',
  shipper: 'shipper',
  picked: 'shipper',
  issue: 'issue',
  issuedForGood: 'issue',
  sent: 'transfer',
  transfer: 'transfer',
  count: 'count',
} as const;
type State = keyof typeof KIND;

const NONE: Document = { number: '999999999', lots: [], to: [] };

/** The documents of a run by what can be done with them; the newest of each are enough. */
export class Documents {
  readonly #of = Object.fromEntries(Object.keys(KIND).map((state) => [state, [NONE]])) as Record<State, Document[]>;
  counts: { number: string; location: string }[] = [{ number: NONE.number, location: 'A-01' }];
  /** Numbers as they were given out: one twice would be one too many. */
  readonly numbers: string[] = [];

  posted(state: State, data: Data, lots: readonly Lot[], effects: readonly Effect[], to: readonly Lot[] = []) {
    const kind = KIND[state];
    const number = String(data[NUMBER[kind]]);
    this.keep(state, { number, lots, to });
    this.numbers.push(`${kind} ${number}`);
    return { document: `${kind} ${number}`, effects };
  }

  /** It has moved on to another state, or out of sight. */
  keep(state: State, document: Document) {
    const list = this.#of[state];
    list.push(document);
    if (list.length > 120) list.shift();
  }

  counting(data: Data): undefined {
    this.counts = [
      ...this.counts.slice(-4),
      { number: String(data['countNumber']), location: String(data['location']) },
    ];
  }

  some(state: State, choose: Choose) {
    return choose(this.#of[state]);
  }
}

/** The next act on a document: it is shipped, cancelled, arrives, or is reversed by a counter-posting. */
export function takingBack(made: Documents, choose: Choose): (() => Act)[] {
  const later =
    (
      state: State,
      path: string,
      act: string,
      body: object | undefined,
      done: (it: Document, data: Data) => ReturnType<Act['done']>,
    ) =>
    () => {
      const it = made.some(state, choose);
      return { path: `/${path}/${it.number}/${act}`, ...(body && { body }), done: (data: Data) => done(it, data) };
    };
  const reverse = (
    state: 'receiver' | 'shipper' | 'issue' | 'transfer' | 'count',
    path: string,
    effects: (it: Document) => Effect[],
  ) =>
    later(state, path, 'reverse', { reason: 'Taken back' }, (it, data) => {
      const number = String(data[NUMBER[state]]);
      made.numbers.push(`${state} ${number}`);
      return { document: `${state} ${number}`, effects: effects(it) };
    });
  return [
    later('picked', 'shippers', 'ship', {}, (it) => {
      made.keep('shipper', it);
      return { document: `shipper ${it.number}`, effects: moving(it.lots, { inSip: -1 }) };
    }),
    later('picked', 'shippers', 'cancel', undefined, (it) => ({
      document: `shipper ${it.number}`,
      effects: moving(it.lots, { onHand: 1, inSip: -1 }),
    })),
    later('sent', 'transfers', 'arrive', undefined, (it) => {
      made.keep('transfer', it);
      const effects = [...moving(it.lots, { inTo: -1 }), ...moving(it.to, { onHand: 1 })];
      return { document: `transfer ${it.number}`, effects };
    }),
    reverse('receiver', 'receivers', ({ lots }) => moving(lots, { onHand: -1 })),
    reverse('shipper', 'shippers', ({ lots }) => moving(lots, { onHand: 1 })),
    reverse('issue', 'issues', ({ lots }) => moving(lots, { onHand: 1 })),
    reverse('transfer', 'transfers', ({ lots, to }) => [...moving(lots, { onHand: 1 }), ...moving(to, { onHand: -1 })]),
    reverse('count', 'counts', ({ lots }) => moving(lots, { onHand: -1 })),
  ];
}
