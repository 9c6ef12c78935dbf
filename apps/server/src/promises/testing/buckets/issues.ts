import { ISSUE_PASSWORD } from '../torture/company.ts';
import { lot, nth, one, putAways, reason, short } from './choices.ts';
import { command } from './command.ts';

export const issue = lot.map((from) =>
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

export const giveBack = nth.map((at) =>
  command(`give-back ${at}`, {
    moves: true,
    possible: ({ issues }) => issues.length > 0,
    ask: (model) => {
      const { number, location, left } = one(model.issues, at);
      return {
        path: `/issues/${number}/reverse`,
        body: { reason },
        ...(left === 0 && { refused: 'somehow' }),
        changes: [
          [location, 'inWip', -left],
          [location, 'onHand', left],
        ],
        done: () => void (one(model.issues, at).left = 0),
      };
    },
  }),
);
