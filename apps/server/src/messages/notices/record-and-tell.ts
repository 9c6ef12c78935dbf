import type { AuditFields, AuditKind } from '@gemba/contract/companies/audit';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { Role } from '@gemba/contract/kit/roles';
import { recordChange } from '../../companies/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import type { NoticeCode } from './notice-texts.ts';
import { writeNotice } from './write-notice.ts';

interface Change {
  kind: AuditKind;
  subject: string;
  before: AuditFields;
  after: AuditFields;
  reason: string;
  /** The message to those concerned. It has `subject`, `by` and `reason` beside these facts. */
  notice: NoticeCode;
  facts?: Facts;
  concerned: readonly { userId: number }[];
  /** Only those who may see the subject are told of it: one role, or several of which each may. */
  role: Role | readonly Role[];
}

/** Writes a change and its reason into the audit trail, and tells the people concerned. Nobody is told what they did themselves. */
export async function recordAndTell(tx: Tx, actor: Actor, change: Change) {
  const { kind, subject, before, after, reason, notice, facts, concerned, role } = change;
  await recordChange(tx, actor, { kind, subject, act: 'changed', before, after: { ...after, reason } });
  const receivers = concerned.map(({ userId }) => userId).filter((userId) => userId !== actor.userId);
  if (receivers.length === 0) return;
  await writeNotice(tx, actor.companyId, {
    code: notice,
    orders: [],
    facts: { subject, by: actor.displayName, reason, ...facts },
    receivers,
    role,
  });
}
