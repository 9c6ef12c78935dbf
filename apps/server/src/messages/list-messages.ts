import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as contract from '@gemba/contract/messages/list-messages';
import type { MessageRow } from '@gemba/contract/messages/message';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../kit/database/cursor.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';

const Key = z.tuple([SequenceNumber]);

interface Asked {
  companyId: number;
  userId: number;
  part: string;
  unreadOnly: boolean;
  before: number | null;
  limit: number;
}

/** As much of a text as a row shows. */
const BEGINNING = 200;

const columns = (unread: string) => `
  m.message_id as id, m.send_date, m.title, left(m.content, ${BEGINNING}) as content, ${unread} as unread,
  case when s.user_id is not null then json_build_object('userId', s.user_id, 'name', s.display_name) end as sender,
  others.first as receiver, others.count as receivers,
  (select count(*) from message_document d where d.company_id = m.company_id and d.message_id = m.message_id) as documents,
  case when m.order_number is not null then json_build_object('type', m.order_type, 'number', m.order_number) end as "order"`;

const OTHERS = `
  left join app_user s on s.company_id = m.company_id and s.user_id = m.sender
  cross join lateral (
    select count(*) as count, min(u.display_name) as first, count(o.read_at) as read
      from message_receiver o join app_user u on u.company_id = o.company_id and u.user_id = o.receiver
     where o.company_id = m.company_id and o.message_id = m.message_id) others`;

const FOUND = `
  (:part = '' or position(lower(:part) in lower(m.title || ' ' || m.content || ' ' || coalesce(s.display_name, '')
     || ' ' || coalesce(m.order_number, ''))) > 0
   or exists (select from message_receiver o join app_user u on u.company_id = o.company_id and u.user_id = o.receiver
               where o.company_id = m.company_id and o.message_id = m.message_id
                 and position(lower(:part) in lower(u.display_name)) > 0))`;

const selectInbox = statement<Asked, MessageRow>(
  `select ${columns('r.read_at is null')}
     from message_receiver r
     join message m on m.company_id = r.company_id and m.message_id = r.message_id ${OTHERS}
    where r.company_id = :companyId and r.receiver = :userId and (r.read_at is null or not :unreadOnly)
      and (:before::bigint is null or r.message_id < :before) and ${FOUND}
    order by r.message_id desc limit :limit`,
);

const selectOutbox = statement<Asked, MessageRow>(
  `select ${columns('others.read = 0')}
     from message m ${OTHERS}
    where m.company_id = :companyId and m.sender = :userId and (others.read = 0 or not :unreadOnly)
      and (:before::bigint is null or m.message_id < :before) and ${FOUND}
    order by m.message_id desc limit :limit`,
);

export const listMessages = operation(contract.listMessages, async (tx, { companyId, userId }, { query }) => {
  const { box, q = '', unread, cursor, limit } = query;
  const [before = null] = decodeCursor(cursor, Key) ?? [];
  const asked = { companyId, userId, part: q.trim(), unreadOnly: unread === 'true', before, limit: limit + 1 };
  const rows = await tx.all(box === 'inbox' ? selectInbox(asked) : selectOutbox(asked));
  return pageFrom(rows, limit, (row) => [row.id]);
});
