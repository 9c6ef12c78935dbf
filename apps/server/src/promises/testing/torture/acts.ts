import type { Choose } from '../../../testing/dice.ts';
import type { Act, Data } from './client-log.ts';
import { ISSUE_PASSWORD, type Order, PLACES, type TortureCompany } from './company.ts';
import { type Lot, moving } from './effects.ts';
import { type Documents, takingBack } from './taking-back.ts';

const QUANTITIES = ['1', '2', '3.5', '12'] as const;

interface Line {
  readonly itemNumber: number;
  readonly lots: readonly Lot[];
}

/** Everything that moves goods, chosen at random. `made` remembers the documents that can be finished or taken back. */
export function actsOf({ orders }: TortureCompany, made: Documents, choose: Choose): (() => Act)[] {
  const distinct = <Item>(items: readonly Item[], count: number) => [
    ...new Set(Array.from({ length: count }, () => choose(items))),
  ];
  const lot = (part: string, location: string): Lot => ({ part, location, quantity: choose(QUANTITIES) });
  const linesOf = ({ parts }: Order, count: number): Line[] =>
    distinct([...parts.keys()], count).map((at) => ({
      itemNumber: at + 1,
      lots: distinct(PLACES, choose([1, 1, 2])).map((place) => lot(parts[at] as string, place)),
    }));
  const lotsOf = (lines: readonly Line[]) => lines.flatMap(({ lots }) => lots);
  const put = ({ location, quantity }: Lot) => ({ location, quantity });
  const items = (lines: readonly Line[]) =>
    lines.map(({ itemNumber, lots }) => ({ itemNumber, locations: lots.map(put) }));

  const receive = (): Act => {
    const order = choose(orders.purchases);
    const lines = linesOf(order, choose([1, 2, 3, 3, 3, 20]));
    const spoiled = choose([false, false, false, true]);
    const body = items(lines);
    // One bad line somewhere among the good ones: nothing of the document may stay.
    if (spoiled) (choose(choose(body).locations) as { location: string }).location = 'NOWHERE';
    return {
      path: `/receiving/purchaseOrders/${order.number}`,
      body: { items: body },
      impossible: spoiled,
      done: (data) => made.posted('receiver', data, lotsOf(lines), moving(lotsOf(lines), { onHand: 1 })),
    };
  };

  const finish = (): Act => {
    const order = choose(orders.toMake);
    const goods = distinct(PLACES, 2).map((place) => ({ ...lot('GEARBOX', place), quantity: '1' }));
    return {
      path: `/receiving/workOrders/${order.number}`,
      body: { locations: goods.map(put) },
      done: (data) => made.posted('receiver', data, goods, moving(goods, { onHand: 1 })),
    };
  };

  const ship = (): Act => {
    const order = choose(orders.sales);
    const lines = linesOf(order, choose([1, 2, 4]));
    const shipNow = choose([true, false]);
    const picked = lines.map(({ itemNumber, lots }) => ({
      itemNumber,
      locations: lots.map(({ location, quantity }) => ({ location, newQtyShipped: quantity })),
    }));
    return {
      path: `/shipping/salesOrders/${order.number}`,
      body: { items: picked, shipNow },
      done: (data) =>
        made.posted(
          shipNow ? 'shipper' : 'picked',
          data,
          lotsOf(lines),
          moving(lotsOf(lines), shipNow ? { onHand: -1 } : { onHand: -1, inSip: 1 }),
        ),
    };
  };

  const issue = (): Act => {
    const back = choose([true, false]);
    const order = choose(back ? orders.toIssue : orders.toMake);
    const lines = linesOf(order, 2);
    return {
      path: `/shipping/workOrders/${order.number}`,
      body: { issuePassword: ISSUE_PASSWORD, items: items(lines) },
      done: (data) =>
        made.posted(back ? 'issue' : 'issuedForGood', data, lotsOf(lines), moving(lotsOf(lines), { onHand: -1 })),
    };
  };

  const move = (): Act => {
    const far = choose([true, false, false]);
    const from = distinct(choose(orders.sales).parts, 2).map((part) => lot(part, choose(PLACES)));
    const to = from.map((one) => ({ ...one, location: far ? 'P1-01' : choose(['A-04', 'DOCK-1']) }));
    const moved = from.map(({ part, location, quantity }, at) => ({
      partNumber: part,
      fromLocation: location,
      toLocation: to[at]?.location,
      quantity,
    }));
    const arrived = far ? moving(from, { inTo: 1 }) : moving(to, { onHand: 1 });
    const effects = [...moving(from, { onHand: -1 }), ...arrived];
    return {
      path: '/transfers',
      body: { items: moved },
      done: (data) => made.posted(far ? 'sent' : 'transfer', data, from, effects, to),
    };
  };

  const startCount = (): Act => ({
    path: '/counts',
    body: { location: choose(PLACES) },
    done: (data) => made.counting(data),
  });

  const count = (): Act => {
    const { number, location } = choose(made.counts);
    const counted = distinct(choose(orders.sales).parts, 3).map((partNumber) => ({
      partNumber,
      counted: choose(['20', '35', '50.5']),
      reason: 'Counted',
    }));
    return {
      path: `/counts/${number}/post`,
      body: { items: counted },
      done: (data) => {
        const lots = differences(data, location);
        made.keep('count', { number, lots, to: [] });
        return { document: `count ${number}`, effects: moving(lots, { onHand: 1 }) };
      },
    };
  };

  return [
    receive,
    receive,
    receive,
    receive,
    finish,
    ship,
    ship,
    ship,
    issue,
    issue,
    move,
    move,
    startCount,
    count,
    ...takingBack(made, choose),
  ];
}

const differences = (data: Data, location: string): Lot[] =>
  (data['items'] as { partNumber: string; difference: string | null }[]).flatMap(({ partNumber, difference }) =>
    difference === null || Number(difference) === 0 ? [] : [{ part: partNumber, location, quantity: difference }],
  );
