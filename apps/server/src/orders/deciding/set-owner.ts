import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { mapKinds, ORDER_TABLES } from './order-row.ts';

const updateOwner = mapKinds((kind) =>
  // sql: names of ORDER_TABLES only
  statement<{ companyId: number; number: string; userId: number }>(
    `update ${ORDER_TABLES[kind].table} set owner = :userId
        where company_id = :companyId and ${ORDER_TABLES[kind].number} = :number`,
  ),
);

/** Makes the person the owner of an order that they have locked. The requester stays: they asked for the goods. */
export const setOwner = (tx: Tx, { companyId, userId }: Actor, kind: ApprovalKind, number: string) =>
  tx.run(updateOwner[kind]({ companyId, number, userId }));
