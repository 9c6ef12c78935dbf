import fc from 'fast-check';
import { halves, nth, one, place, putAways, reason } from './choices.ts';
import { command } from './command.ts';
import { asText } from './goods.ts';
import { back, type Change, sorted } from './model.ts';

const puts = fc.uniqueArray(fc.record({ location: place, halves: fc.integer({ min: 1, max: 24 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ location }) => location,
});

/** Goods that come, good and bad ones: by truck they are new to us, from the way they leave SIT. */
export const receive = fc
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
          body: { items: [{ itemNumber: 1, ...item }] },
          changes,
          ...(refused && { refused }),
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

export const reverseReceiver = nth.map((at) =>
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
        path: `/receivers/${receiver.number}/reverse`,
        body: { reason },
        changes,
        ...(refused && { refused }),
        done: () => void (receiver.reversed = true),
      };
    },
  }),
);

/** Goods are made of what is in WIP, which is used up then; one piece of each. */
export const finish = halves.map((many) =>
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

export const unfinish = nth.map((at) =>
  command(`unfinish ${at}`, {
    moves: false,
    possible: ({ finishes }) => finishes.length > 0,
    ask: (model) => {
      const made = one(model.finishes, at);
      return {
        path: `/receivers/${made.number}/reverse`,
        body: { reason },
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
