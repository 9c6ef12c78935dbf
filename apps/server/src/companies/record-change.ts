import { type AuditAct, type AuditFields, type AuditKind, changesBetween } from '@gemba/contract/companies/audit';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

/** The administrator, or nobody for a command at the server. */
type By = { companyId: number; userId: number | null };
type Change = { kind: AuditKind; subject: string; act: AuditAct; before?: AuditFields; after?: AuditFields };

type Entry = {
  companyId: number;
  userId: number | null;
  kind: string;
  subject: string;
  act: string;
  changes: string;
};

const insertEntry = statement<Entry>(
  `insert into audit_entry (company_id, changed_by, kind, subject, act, changes)
   values (:companyId, :userId, :kind, :subject, :act, :changes::jsonb)`,
);

/**
 * Writes one entry of the audit trail, in the transaction of the change itself: neither is there without the other.
 * Something saved as it was leaves no entry.
 */
export const recordChange = async (tx: Tx, { companyId, userId }: By, change: Change) => {
  const { kind, subject, act, before = {}, after = {} } = change;
  const changes = changesBetween(before, after);
  if (act === 'changed' && changes.length === 0) return;
  await tx.run(insertEntry({ companyId, userId, kind, subject, act, changes: JSON.stringify(changes) }));
};
