import type { Language } from '@gemba/contract/kit/languages';
import { roleToSee } from '@gemba/contract/kit/order-types';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { Role } from '@gemba/contract/kit/roles';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { deliverMessage } from '../deliver-message.ts';
import type { NamedOrder, NoticeCode } from './notice-texts.ts';
import { noticeIn } from './notices.ts';

const selectReaders = statement<
  { companyId: number; userIds: readonly number[]; roles: readonly string[]; anyOf: readonly string[] },
  { language: Language; userIds: number[] }
>(
  `select language, array_agg(user_id order by user_id) as user_ids from app_user
    where company_id = :companyId and user_id = any (:userIds) and status <> 'DISABLED' and roles @> :roles::text[]
      and (cardinality(:anyOf::text[]) = 0 or roles && :anyOf::text[])
    group by language order by language`,
);

export interface Notice {
  code: NoticeCode;
  /** A message about a single order opens it. */
  orders: readonly NamedOrder[];
  facts: Facts;
  receivers: readonly number[];
  /** Where it is about no order: the role that may see what it is about, or several of which each may. */
  role?: Role | readonly Role[];
}

/** Writes a message of the app to those of the receivers who may see what it is about, to each in their own language. */
export async function writeNotice(tx: Tx, companyId: number, { code, orders, facts, receivers, role }: Notice) {
  const roles = [...new Set(orders.map(({ type }) => roleToSee[type]))];
  const anyOf = typeof role === 'string' ? [role] : (role ?? []);
  const readers = await tx.all(selectReaders({ companyId, userIds: receivers, roles, anyOf }));
  const [first, ...others] = orders;
  const order = others.length === 0 ? first : undefined;
  for (const { language, userIds } of readers)
    await deliverMessage(tx, {
      companyId,
      sender: null,
      ...noticeIn(language, code, orders, facts),
      order,
      receivers: userIds,
      topic: orders.length > 0 ? 'approvals' : 'messages',
    });
}
