import fc from 'fast-check';
import { ISSUE_PASSWORD } from '../torture/company.ts';
import { type BucketCommand, command } from './command.ts';
import { asText } from './goods.ts';
import { back, type Change, type Model, type Put, sorted } from './model.ts';

const PLACES = ['A-01', 'A-02', 'QA-1'] as const;
const halves = fc.integer({ min: 1, max: 12 });
const place = fc.constantFrom(...PLACES);
const nth = fc.nat({ max: 30 });
const puts = fc.uniqueArray(fc.record({ location: place, halves: fc.integer({ min: 1, max: 24 }) }), {
  ...{ minLength: 1, maxLength: 3, selector: ({ location }) => location },
});
const lot = fc.record({ location: place, halves });

const one = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item;
const reason = 'Taken back';
const putAways = (locations: readonly Put[]) =>
  locations.map(({ location, halves: many }) => ({ location, quantity: asText(many) }));

/** Goods that come, good and bad ones: by truck they are new to us, from the way they leave SIT. */
const receive = fc
  .record({ locations: puts, bad: fc.nat({ max: 12 }), onTheWay: fc.boolean() })
  .map(({ locations, bad: wished, onTheWay }) =>
    command(`${onTheWay ? 'arrive' : 'receive'} ${JSON.stringify({ locations, wished })}`, {
      moves: onTheWay,
      ask: (model, { po, pr }) => {
        const sum = locations.reduce((total, put) => total + put.halves, 0);
        const bad = Math.min(wished, sum);
        const came = sorted(locations, bad);
        const coming = model.at('TRANSIT').inSit;
        const changes: Change[] = onTheWay ? [...came, ['TRANSIT', 'inSit', -sum]] : came;
        const item = { irNumber: `IR-${pr}`, qtyQualified: asText(sum - bad), locations: putAways(locations) };
        const refused = !onTheWay || coming >= sum ? undefined : 'somehow';
        return {
          path: onTheWay ? `/proformaReceivers/${pr}/receive` : `/receiving/purchaseOrders/${po}`,
          ...{ body: { items: [{ itemNumber: 1, ...item }] }, changes, ...(refused && { refused }) },
          done: (data) => {
            const { receiverNumber } = onTheWay
              ? ((data['receivers'] as Record<string, unknown>[])[0] as typeof data)
              : data;
            model.receivers.push({ number: String(receiverNumber), changes, onTheWay, reversed: false });
          },
        };
      },
    }),
  );

const reverseReceiver = nth.map((at) =>
  command(`unreceive ${at}`, {
    moves: false,
    possible: ({ receivers }) => receivers.length > 0,
    ask: (model) => {
      const receiver = one(model.receivers, at);
      const changes = back(receiver.changes);
      const refused = receiver.reversed
        ? 'POSTING_IS_REVERSED'
        : model.allows(changes)
          ? undefined
          : 'STOCK_ALREADY_USED';
      return {
        ...{ path: `/receivers/${receiver.number}/reverse`, body: { reason }, changes, ...(refused && { refused }) },
        done: () => void (receiver.reversed = true),
      };
    },
  }),
);

/** Why goods cannot be taken from a shelf. */
const short = (model: Model, { location, halves: wanted }: Put, code: string) => {
  if (!model.knows(location)) return { refused: 'INVENTORY_NOT_EXIST' };
  return model.at(location).onHand < wanted ? { refused: code } : {};
};

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

/** What follows a paper in one state, and is refused in every other. */
const next = (
  papers: 'shippers' | 'transfers',
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
          ...{ path: `/${papers}/${paper.number}/${act}`, ...(act === 'reverse' && { body: { reason } }) },
          ...(act === 'ship' && { body: {} }),
          ...{ changes, ...(refused && { refused }), done: () => void (paper.state = to) },
        };
      },
    }),
  );

const issue = lot.map((from) =>
  command(`issue ${JSON.stringify(from)}`, {
    moves: true,
    ask: (model, { wo }) => ({
      path: `/shipping/workOrders/${wo}`,
      body: { issuePassword: ISSUE_PASSWORD, items: [{ itemNumber: 1, locations: putAways([from]) }] },
      changes: [
        [from.location, 'onHand', -from.halves],
        [from.location, 'inWip', from.halves],
      ],
      ...short(model, from, 'ISSUED_QTY_OVER_ON_HAND'),
      done: (data) => void model.issues.push({ ...from, number: String(data['issueNumber']), left: from.halves }),
    }),
  }),
);

const giveBack = nth.map((at) =>
  command(`give-back ${at}`, {
    moves: true,
    possible: ({ issues }) => issues.length > 0,
    ask: (model) => {
      const { number, location, left } = one(model.issues, at);
      return {
        ...{ path: `/issues/${number}/reverse`, body: { reason }, ...(left === 0 && { refused: 'somehow' }) },
        changes: [
          [location, 'inWip', -left],
          [location, 'onHand', left],
        ],
        done: () => void (one(model.issues, at).left = 0),
      };
    },
  }),
);

/** Goods are made of what is in WIP, which is used up then; one piece of each. */
const finish = halves.map((many) =>
  command(`finish ${many}`, {
    moves: false,
    ask: (model, { wo }) => {
      const used = model.oldest(many);
      return {
        path: `/receiving/workOrders/${wo}`,
        body: { locations: [{ location: 'A-04', quantity: asText(many) }] },
        changes: used.map(({ issue: { location }, halves: taken }): Change => [location, 'inWip', -taken]),
        ...(model.inWip < many && { refused: 'somehow' }),
        done: (data) => {
          for (const { issue: from, halves: taken } of used) from.left -= taken;
          model.finishes.push({ number: String(data['receiverNumber']), used, reversed: false });
        },
      };
    },
  }),
);

const unfinish = nth.map((at) =>
  command(`unfinish ${at}`, {
    moves: false,
    possible: ({ finishes }) => finishes.length > 0,
    ask: (model) => {
      const made = one(model.finishes, at);
      return {
        ...{ path: `/receivers/${made.number}/reverse`, body: { reason } },
        changes: made.used.map(({ issue: { location }, halves: taken }): Change => [location, 'inWip', taken]),
        ...(made.reversed && { refused: 'POSTING_IS_REVERSED' }),
        done: () => {
          made.reversed = true;
          for (const { issue: from, halves: taken } of made.used) from.left += taken;
        },
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

/** Everything that moves goods from bucket to bucket, and what brings them in and takes them out. */
export const bucketCommands: fc.Arbitrary<BucketCommand>[] = [
  ...[receive, receive, reverseReceiver, pick, issue, issue, giveBack, finish, unfinish, move, move, count],
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
