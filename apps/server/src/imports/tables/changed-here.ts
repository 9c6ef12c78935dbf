import type { AuditKind } from '@gemba/contract/companies/audit';
import type { Settled } from '../import-table.ts';

/**
 * Columns that a person has changed here, as the audit trail knows: a file that says otherwise is a conflict. `fields` has the
 * name of each column in the audit trail.
 */
export const changedHere = (kind: AuditKind, subject: string, fields: Readonly<Record<string, string>>): Settled[] =>
  Object.entries(fields).map(([column, field]) => {
    // sql: names of the declared tables only
    const found = `from audit_entry as entry
       where entry.company_id = $1 and entry.kind = '${kind}' and entry.changes @> '[{"field": "${field}"}]'`;
    return {
      columns: [column],
      // sql: names of the declared tables only
      when: `old.${subject} in (select entry.subject ${found})`,
      why: 'it was changed here',
      // sql: names of the declared tables only
      matters: `select ${found} limit 1`,
    };
  });
