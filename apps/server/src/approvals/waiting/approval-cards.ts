import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import {
  type Approver,
  countDocuments,
  eventsOfOrder,
  judge,
  ORDER_TABLES,
  type OrderRow,
  readOrders,
} from '../../orders/index.ts';
import { viewChange } from '../changes/change-view.ts';
import { findChanges } from '../changes/changes.sql.ts';
import { readCredits, readLines, readMade } from './card-lines.sql.ts';
import type { WaitingRow } from './waiting.sql.ts';

type CardOf = (order: OrderRow) => ApprovalCard;

/** Reads the cards of one kind in a fixed number of statements, however many there are. */
async function readCardsOfKind(tx: Tx, companyId: number, approver: Approver, kind: ApprovalKind, numbers: string[]) {
  const [orders, lines, documents, made] = await Promise.all([
    readOrders(tx, companyId, kind, numbers),
    readLines(tx, companyId, kind, numbers, approver.today),
    countDocuments(tx, companyId, kind, numbers),
    kind === 'wo' ? readMade(tx, companyId, numbers) : [],
  ]);
  const customers = ORDER_TABLES[kind].party === 'customer' ? orders.flatMap(({ partyId }) => partyId ?? []) : [];
  const credits = customers.length > 0 ? await readCredits(tx, companyId, customers) : [];
  const cardOf: CardOf = (order) => {
    const judgement = judge(approver, order);
    const { number, version, status, date, waitingSince, neededBy, overdue, currency, total, itemCount } = order;
    const credit = credits.find(({ customerId }) => customerId === order.partyId);
    const product = made.find(({ number: woNumber }) => woNumber === number);
    return {
      type: kind,
      number,
      version,
      status,
      date,
      waitingSince,
      neededBy,
      overdue,
      currency,
      total,
      itemCount,
      party: order.partyId === null ? null : { id: order.partyId, name: order.partyName ?? '' },
      makes: product ? { part: product.part, revision: product.revision, quantity: product.quantity } : null,
      requester: { userId: order.requesterId, name: order.requesterName },
      owner: { userId: order.ownerId, name: order.ownerName },
      lines: lines.filter((line) => line.number === number).map((line) => without(line, 'number')),
      credit: credit ? without(credit, 'customerId') : null,
      documentCount: documents.find((counted) => counted.number === number)?.count ?? 0,
      approval: judgement.approval,
      events: eventsOfOrder(approver, order, judgement),
      change: null,
    };
  };
  return new Map(orders.map((order) => [order.number, { order, card: cardOf(order) }]));
}

/** A row without the field that it was found by. */
const without = <Row extends object, Name extends keyof Row>(row: Row, name: Name): Omit<Row, Name> => {
  const { [name]: found, ...rest } = row;
  void found;
  return rest;
};

/** The cards of a page, in its order. */
export async function readCards(tx: Tx, actor: Actor, approver: Approver, waiting: readonly WaitingRow[]) {
  const kinds = [...new Set(waiting.map(({ type }) => type))];
  const byKind = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const numbers = waiting.flatMap(({ type, number }) => (type === kind ? number : []));
        return [kind, await readCardsOfKind(tx, actor.companyId, approver, kind, numbers)] as const;
      }),
    ),
  );
  const changes = await findChanges(
    tx,
    actor.companyId,
    waiting.flatMap(({ changeId }) => changeId || []),
  );
  const cards = waiting.map(async ({ type, number, changeId, since }): Promise<ApprovalCard[]> => {
    const found = byKind.get(type)?.get(number);
    if (!found) return [];
    const row = changes.find((change) => change.changeId === changeId);
    if (!row) return [found.card];
    const change = await viewChange(tx, actor, approver, found.order, row);
    const { approval, events } = change;
    return [{ ...found.card, waitingSince: since, approval: approval ?? found.card.approval, events, change }];
  });
  return (await Promise.all(cards)).flat();
}
