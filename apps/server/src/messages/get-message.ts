import * as contract from '@gemba/contract/messages/get-message';
import { MESSAGE_LIMITS, type Message } from '@gemba/contract/messages/message';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

const neighbour = (nearest: 'min' | 'max', side: '>' | '<') =>
  `case when r.receiver is not null
      then (select ${nearest}(o.message_id) from message_receiver o
             where o.company_id = m.company_id and o.receiver = :userId and o.message_id ${side} m.message_id)
      else (select ${nearest}(o.message_id) from message o
             where o.company_id = m.company_id and o.sender = :userId and o.message_id ${side} m.message_id) end`;

type Key = { companyId: number; userId: number; messageId: number };

const selectHead = statement<Key, Omit<Message, 'receivers' | 'documents'>>(
  `select m.message_id as id, m.send_date, m.title, m.content, r.read_at,
          m.sender is not distinct from :userId::integer as sent, r.receiver is not null as received,
          case when s.user_id is not null then json_build_object('userId', s.user_id, 'name', s.display_name) end as sender,
          case when m.order_number is not null then json_build_object('type', m.order_type, 'number', m.order_number) end as "order",
          case when a.message_id is not null then json_build_object('id', a.message_id, 'title', a.title) end as reply_to,
          ${neighbour('min', '>')} as newer, ${neighbour('max', '<')} as older,
          (select count(*) from message_receiver o where o.company_id = m.company_id and o.message_id = m.message_id) as receiver_count
     from message m
     left join message_receiver r on r.company_id = m.company_id and r.message_id = m.message_id and r.receiver = :userId
     left join app_user s on s.company_id = m.company_id and s.user_id = m.sender
     left join message a on a.company_id = m.company_id and a.message_id = m.reply_to
    where m.company_id = :companyId and m.message_id = :messageId and (m.sender = :userId or r.receiver is not null)`,
);

const selectReceivers = statement<Key & { limit: number }, Message['receivers'][number]>(
  `select u.user_id, u.display_name as name, case when m.sender = :userId then r.read_at end as read_at
     from message_receiver r
     join message m on m.company_id = r.company_id and m.message_id = r.message_id
     join app_user u on u.company_id = r.company_id and u.user_id = r.receiver
    where r.company_id = :companyId and r.message_id = :messageId
    order by u.display_name collate "C", u.user_id limit :limit`,
);

const selectDocuments = statement<Omit<Key, 'userId'>, Message['documents'][number]>(
  `select d.document_id, d.title, stored.file_name, d.part_number
     from message_document a
     join document d on d.company_id = a.company_id and d.document_id = a.document_id and d.deleted_at is null
     join document_revision stored on stored.company_id = d.company_id and stored.document_id = d.document_id and stored.doc_rev = d.doc_rev
    where a.company_id = :companyId and a.message_id = :messageId
    order by d.title, d.document_id`,
);

/** Only its sender and its receivers know that there is such a message. */
export async function openMessage(tx: Tx, { companyId, userId }: Actor, messageId: number): Promise<Message> {
  const key = { companyId, userId, messageId };
  const [head, receivers, documents] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectReceivers({ ...key, limit: MESSAGE_LIMITS.receivers })),
    tx.all(selectDocuments(key)),
  ]);
  return head ? { ...head, receivers, documents } : refuse('MESSAGE_NOT_EXIST');
}

export const getMessage = operation(contract.getMessage, (tx, actor, { params: { messageId } }) =>
  openMessage(tx, actor, Number(messageId)),
);
