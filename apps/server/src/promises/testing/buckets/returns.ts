import fc from 'fast-check';
import { lot, short } from './choices.ts';
import { command } from './command.ts';
import { asText } from './goods.ts';
import type { Change } from './model.ts';

/** A customer sends goods back: some to be inspected, some good at once. Taken back, they are a receiver like any other. */
export const returned = fc.record({ put: lot, toQa: fc.boolean() }).map(({ put, toQa }) =>
  command(`returned ${JSON.stringify({ put, toQa })}`, {
    moves: false,
    ask: (model, { rma }) => {
      const changes: Change[] = [
        [put.location, 'onHand', toQa ? 0 : put.halves],
        [put.location, 'inQa', toQa ? put.halves : 0],
      ];
      const locations = [{ location: put.location, quantity: asText(put.halves) }];
      return {
        path: `/receiving/rmas/${rma}`,
        body: { items: [{ itemNumber: 1, to: toQa ? 'QA' : 'STOCK', locations }] },
        changes,
        done: (data) =>
          void model.receivers.push({
            number: String(data['receiverNumber']),
            changes,
            onTheWay: false,
            reversed: false,
          }),
      };
    },
  }),
);

/** We send goods back to their vendor, from a shelf. */
export const sendBack = lot.map((from) =>
  command(`sendBack ${JSON.stringify(from)}`, {
    moves: false,
    ask: (model, { rtv }) => ({
      path: `/shipping/rtvs/${rtv}`,
      body: { items: [{ itemNumber: 1, locations: [{ location: from.location, quantity: asText(from.halves) }] }] },
      changes: [[from.location, 'onHand', -from.halves]],
      ...short(model, from, 'SHIPPED_QTY_OVER_ON_HAND'),
      done: (data) => void model.rtvShippers.push({ ...from, number: String(data['shipperNumber']), state: 'done' }),
    }),
  }),
);
