import { randomUUID } from 'node:crypto';
import type { Choose } from '../../../testing/dice.ts';
import type { Act, Data } from '../torture/client-log.ts';
import { ISSUE_PASSWORD } from '../torture/company.ts';
import { type Lot, moving } from '../torture/effects.ts';
import { type DocumentsCompany, isTraced, PLACES } from './company.ts';

interface Line extends Lot {
  readonly serials?: readonly string[];
}

/** Less than an order is for, more than ever lies anywhere. */
const TOO_MUCH = '900000';
const MORE_THAN_ORDERED = '2000000';

/** Documents of twenty lines, each whole or with one line that cannot be, anywhere among the good ones. */
export function actsOf({ orders, known }: DocumentsCompany, choose: Choose): (() => Act)[] {
  const lineOf = (part: string): Line => {
    const location = choose(PLACES);
    if (!isTraced(part)) return { part, location, quantity: choose(['1', '2', '3.5']) };
    return { part, location, quantity: '1', serials: [randomUUID()] };
  };
  const written = (parts: readonly string[], tooMuch: string) => {
    const lines = parts.map(lineOf);
    const spoiled = choose([true, false]);
    const at = choose([...lines.keys()]);
    if (spoiled) lines[at] = spoil(lines[at] as Line, tooMuch);
    return { lines, spoiled };
  };
  const spoil = (line: Line, tooMuch: string): Line => {
    const serial = known.get(line.part);
    if (serial !== undefined) return { ...line, serials: [serial] };
    return isTraced(line.part) || choose([true, false])
      ? { ...line, location: 'NOWHERE' }
      : { ...line, quantity: tooMuch };
  };
  const items = (lines: readonly Line[]) =>
    lines.map(({ location, quantity, serials }, at) => ({
      itemNumber: at + 1,
      locations: [{ location, quantity, ...(serials && { serials }) }],
    }));

  const receive = (): Act => {
    const { number, parts } = choose(orders.purchases);
    const { lines, spoiled } = written(parts, MORE_THAN_ORDERED);
    return {
      path: `/receiving/purchaseOrders/${number}`,
      body: { items: items(lines) },
      impossible: spoiled,
      done: (data) => {
        for (const { part, serials } of lines) if (serials?.[0]) known.set(part, serials[0]);
        return { document: `receiver ${numberOf(data, 'receiver')}`, effects: moving(lines, { onHand: 1 }) };
      },
    };
  };

  const ship = (): Act => {
    const { number, parts } = choose(orders.sales);
    const { lines, spoiled } = written(parts, TOO_MUCH);
    const shipNow = choose([true, false]);
    const picked = lines.map(({ location, quantity }, at) => ({
      itemNumber: at + 1,
      locations: [{ location, newQtyShipped: quantity }],
    }));
    return {
      path: `/shipping/salesOrders/${number}`,
      body: { items: picked, shipNow },
      impossible: spoiled,
      done: (data) => ({
        document: `shipper ${numberOf(data, 'shipper')}`,
        effects: moving(lines, shipNow ? { onHand: -1 } : { onHand: -1, inSip: 1 }),
      }),
    };
  };

  const issue = (): Act => {
    const { number, parts } = choose(orders.works);
    const { lines, spoiled } = written(parts, TOO_MUCH);
    const body = { issuePassword: ISSUE_PASSWORD, items: items(lines) };
    return {
      path: `/shipping/workOrders/${number}`,
      body,
      impossible: spoiled,
      done: (data) => ({ document: `issue ${numberOf(data, 'issue')}`, effects: moving(lines, { onHand: -1 }) }),
    };
  };

  const move = (): Act => {
    const { lines, spoiled } = written(choose(orders.sales).parts, TOO_MUCH);
    const far = choose([true, false]);
    const to = lines.map((line) => ({ ...line, location: far ? 'P1-01' : 'A-03' }));
    const moved = lines.map(({ part, location, quantity }, at) => ({
      partNumber: part,
      fromLocation: location,
      toLocation: to[at]?.location,
      quantity,
    }));
    const arrived = far ? moving(lines, { inTo: 1 }) : moving(to, { onHand: 1 });
    return {
      path: '/transfers',
      body: { items: moved },
      impossible: spoiled,
      done: (data) => ({
        document: `transfer ${numberOf(data, 'transfer')}`,
        effects: [...moving(lines, { onHand: -1 }), ...arrived],
      }),
    };
  };

  return [receive, receive, ship, ship, issue, move];
}

const numberOf = (data: Data, kind: string) => String(data[`${kind}Number`]);
