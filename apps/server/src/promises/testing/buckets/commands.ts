import fc from 'fast-check';
import { halves, lot, nth, one, PLACES, place, reason, short } from './choices.ts';
import { type BucketCommand, command } from './command.ts';
import { asText } from './goods.ts';
import { giveBack, issue } from './issues.ts';
import type { Change, Model } from './model.ts';
import { finish, receive, reverseReceiver, unfinish } from './receipts.ts';
import { returned, sendBack } from './returns.ts';

const pick = lot.map((from) =>
  command(`pick ${JSON.stringify(from)}`, {
    moves: true,
    ask: (model, { so }) => ({
      path: `/shipping/salesOrders/${so}`,
      body: {
        items: [{ itemNumber: 1, locations: [{ location: from.location, newQtyShipped: asText(from.halves) }] }],
      },
      changes: [
        [from.location, 'onHand', -from.halves],
        [from.location, 'inSip', from.halves],
      ],
      ...short(model, from, 'SHIPPED_QTY_OVER_ON_HAND'),
      done: (data) => void model.shippers.push({ ...from, number: String(data['shipperNumber']), state: 'open' }),
    }),
  }),
);

/** Acts that a document allows in one state and refuses in every other. */
const next = (
  papers: 'shippers' | 'transfers' | 'rtvShippers' | 'qaDecisions',
  act: string,
  [from, to]: readonly ['open' | 'done', 'done' | 'over'],
  moves: boolean,
  changesOf: (paper: Model['shippers'][number]) => Change[],
) =>
  nth.map((at) =>
    command(`${papers}/${act} ${at}`, {
      moves,
      possible: (model) => model[papers].length > 0,
      ask: (model) => {
        const paper = one(model[papers], at);
        const changes = changesOf(paper);
        const refused = paper.state !== from ? 'somehow' : model.allows(changes) ? undefined : 'STOCK_ALREADY_USED';
        return {
          path: `/${papers}/${paper.number}/${act}`,
          ...(act === 'reverse' && { body: { reason } }),
          ...(act === 'ship' && { body: {} }),
          changes,
          ...(refused && { refused }),
          done: () => void (paper.state = to),
        };
      },
    }),
  );

const anywhere = fc.constantFrom(...PLACES, 'P1-01');
const move = fc
  .record({ location: anywhere, to: anywhere, halves })
  .filter(({ location, to }) => location !== to)
  .map((from) =>
    command(`move ${JSON.stringify(from)}`, {
      moves: true,
      ask: (model, { part }) => {
        const { location, to, halves: many } = from;
        const far = (location === 'P1-01') !== (to === 'P1-01');
        return {
          path: '/transfers',
          body: { items: [{ partNumber: part, fromLocation: location, toLocation: to, quantity: asText(many) }] },
          changes: [[location, 'onHand', -many], far ? [location, 'inTo', many] : [to, 'onHand', many]],
          ...short(model, from, 'MOVED_QTY_OVER_ON_HAND'),
          done: (data) =>
            void model.transfers.push({
              ...from,
              number: String(data['transferNumber']),
              state: far ? 'open' : 'done',
            }),
        };
      },
    }),
  );

const count = lot.map(({ location, halves: found }) =>
  command(`count ${found} at ${location}`, {
    moves: false,
    ask: async (model, { room, part }) => {
      const { data } = await room.post<{ countNumber: string }>('/counts', { location });
      const difference = found - model.at(location).onHand;
      return {
        path: `/counts/${data.countNumber}/post`,
        body: { items: [{ partNumber: part, counted: asText(found), reason: 'Counted' }] },
        changes: difference === 0 ? [] : [[location, 'onHand', difference]],
      };
    },
  }),
);

/** Goods on a shelf wait for quality, where they lie or elsewhere. */
const putAside = fc.record({ location: place, to: place, halves }).map((from) =>
  command(`putAside ${JSON.stringify(from)}`, {
    moves: true,
    ask: (model, { part }) => {
      const { location, to, halves: many } = from;
      return {
        path: '/quality/putAside',
        body: { partNumber: part, location, quantity: asText(many), to, reason: 'DAMAGED' },
        changes: [
          [location, 'onHand', -many],
          [to, 'inQa', many],
        ],
        ...short(model, from, 'MOVED_QTY_OVER_ON_HAND'),
        done: (data) => {
          const number = encodeURIComponent(`${String(data['irNumber'])}/1`);
          model.qaDecisions.push({ ...from, number, state: 'done' });
        },
      };
    },
  }),
);

/** Everything that moves goods from bucket to bucket, and what brings them in and takes them out. */
export const bucketCommands: fc.Arbitrary<BucketCommand>[] = [
  receive,
  receive,
  reverseReceiver,
  pick,
  issue,
  issue,
  giveBack,
  finish,
  unfinish,
  move,
  move,
  count,
  returned,
  sendBack,
  putAside,
  next('qaDecisions', 'reverse', ['done', 'over'], true, ({ location, to = '', halves: many }) => [
    [to, 'inQa', -many],
    [location, 'onHand', many],
  ]),
  next('rtvShippers', 'reverse', ['done', 'over'], false, ({ location, halves: many }) => [[location, 'onHand', many]]),
  next('shippers', 'ship', ['open', 'done'], false, ({ location, halves: many }) => [[location, 'inSip', -many]]),
  next('shippers', 'cancel', ['open', 'over'], true, ({ location, halves: many }) => [
    [location, 'inSip', -many],
    [location, 'onHand', many],
  ]),
  next('shippers', 'reverse', ['done', 'over'], false, ({ location, halves: many }) => [[location, 'onHand', many]]),
  next('transfers', 'arrive', ['open', 'done'], true, ({ location, to = '', halves: many }) => [
    [location, 'inTo', -many],
    [to, 'onHand', many],
  ]),
  next('transfers', 'reverse', ['done', 'over'], true, ({ location, to = '', halves: many }) => [
    [to, 'onHand', -many],
    [location, 'onHand', many],
  ]),
];
