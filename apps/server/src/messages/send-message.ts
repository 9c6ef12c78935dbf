import { type OrderType, roleToSee } from '@gemba/contract/kit/order-types';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { holds } from '@gemba/contract/kit/roles';
import type { MessageReceiver } from '@gemba/contract/messages/message';
import * as contract from '@gemba/contract/messages/send-message';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { deliverMessage } from './deliver-message.ts';
import { openMessage } from './get-message.ts';

type InCompany = { companyId: number };

const selectUsers = statement<InCompany & { userIds: readonly number[] }, { userId: number }>(
  `select user_id from app_user where company_id = :companyId and user_id = any (:userIds) and status <> 'DISABLED' and not is_machine`,
);

const selectDepartments = statement<InCompany & { departmentIds: readonly string[] }, { departmentId: string }>(
  'select department_id from department where company_id = :companyId and department_id = any (:departmentIds)',
);

const selectMembers = statement<
  InCompany & { userId: number; roles: readonly string[]; departmentIds: readonly string[] },
  { userId: number }
>(
  `select u.user_id from app_user u
    where u.company_id = :companyId and u.user_id <> :userId and u.status <> 'DISABLED'
      and (u.roles && :roles::text[]
           or exists (select from employee e where e.company_id = u.company_id and e.employee_id = u.ref_id
                         and e.department_id = any (:departmentIds)))`,
);

/** Each person once, also where a role and a department both name it. Whoever writes to its own role does not get it. */
async function findReceivers(tx: Tx, { companyId, userId }: Actor, asked: readonly MessageReceiver[]) {
  const userIds = asked.flatMap((one) => (one.type === 'user' ? [one.userId] : []));
  const roles = asked.flatMap((one) => (one.type === 'role' ? [one.role] : []));
  const departmentIds = asked.flatMap((one) => (one.type === 'department' ? [one.departmentId] : []));
  const [users, departments, members] = await Promise.all([
    tx.all(selectUsers({ companyId, userIds })),
    tx.all(selectDepartments({ companyId, departmentIds })),
    tx.all(selectMembers({ companyId, userId, roles, departmentIds })),
  ]);
  const known = new Set(departments.map(({ departmentId }) => departmentId));
  const unknown = departmentIds.find((departmentId) => !known.has(departmentId));
  if (unknown !== undefined) refuse('DEPARTMENT_NOT_EXIST', { field: 'receivers', departmentId: unknown });
  if (users.length < new Set(userIds).size) refuse('USER_NOT_EXIST', { field: 'receivers' });
  const found = [...new Set([...users, ...members].map((one) => one.userId))];
  return found.length > 0 ? found : refuse('MESSAGE_RECEIVER_REQUIRED', { field: 'receivers' });
}

const orderIn = (table: string, number: string) =>
  // sql: table and column are named in the list below
  statement<InCompany & { number: string }, object>(
    `select 1 from ${table} where company_id = :companyId and ${number} = :number`,
  );

const orders: Record<OrderType, { find: ReturnType<typeof orderIn>; missing: RefusalCode; fact: string }> = {
  po: { find: orderIn('purchase_order', 'po_number'), missing: 'PO_NOT_EXIST', fact: 'poNumber' },
  so: { find: orderIn('sales_order', 'so_number'), missing: 'SALES_ORDER_NOT_EXIST', fact: 'soNumber' },
  qo: { find: orderIn('quote', 'qo_number'), missing: 'QUOTE_NOT_EXIST', fact: 'qoNumber' },
  wo: { find: orderIn('work_order', 'wo_number'), missing: 'WORK_ORDER_NOT_EXIST', fact: 'woNumber' },
  rma: { find: orderIn('rma', 'rma_number'), missing: 'RMA_NOT_EXIST', fact: 'rmaNumber' },
  rtv: { find: orderIn('rtv', 'rtv_number'), missing: 'RTV_NOT_EXIST', fact: 'rtvNumber' },
};

/** To somebody who may not see such orders there is none. */
async function checkOrder(tx: Tx, { companyId, roles }: Actor, { type, number }: { type: OrderType; number: string }) {
  const { find, missing, fact } = orders[type];
  if (holds(roles, roleToSee[type]) && (await tx.first(find({ companyId, number })))) return;
  throw new Refusal(missing, { field: 'order', [fact]: number });
}

const selectDocuments = statement<InCompany & { documents: readonly string[] }, object>(
  `select 1 from document where company_id = :companyId and document_id = any (:documents::uuid[]) and deleted_at is null`,
);

const insertDocuments = statement<InCompany & { messageId: number; documents: readonly string[] }>(
  `insert into message_document (company_id, message_id, document_id)
   select :companyId, :messageId, unnest(:documents::uuid[])`,
);

/** To somebody who may not open documents there is none. */
async function attach(tx: Tx, { companyId, roles }: Actor, messageId: number, documents: readonly string[]) {
  const found = holds(roles, 'FIND_PART') ? await tx.all(selectDocuments({ companyId, documents })) : [];
  if (found.length < documents.length) refuse('DOCUMENT_NOT_FOUND', { field: 'documents' });
  await tx.run(insertDocuments({ companyId, messageId, documents }));
}

export const sendMessage = operation(contract.sendMessage, async (tx, actor, { body }, visit) => {
  const { companyId, userId } = actor;
  const { title, content, replyTo } = body;
  const documents = [...new Set(body.documents ?? [])];
  if (body.order) await checkOrder(tx, actor, body.order);
  // Only a message that the person can open can be answered. The answer is about the same order, also by somebody who may not see it.
  const answered = replyTo === undefined ? undefined : await openMessage(tx, actor, replyTo);
  const order = body.order ?? answered?.order ?? undefined;
  const receivers = await findReceivers(tx, actor, body.receivers);
  const message = { companyId, sender: userId, receivers, title, content, replyTo, order };
  const messageId = await deliverMessage(tx, message);
  if (documents.length > 0) await attach(tx, actor, messageId, documents);
  visit.note({ message: messageId, receivers: receivers.length });
  return openMessage(tx, actor, messageId);
});
