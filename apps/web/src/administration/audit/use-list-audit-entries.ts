import { listAuditEntries } from '@gemba/contract/administration/audit/list-audit-entries';
import { AUDIT_KINDS, type AuditKind } from '@gemba/contract/companies/audit';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { administrationKeys } from '../administration-keys.ts';

export type AuditFilters = { q?: string | undefined; kind?: AuditKind | undefined; by?: string | undefined };

/** The filters of an address; a kind that is none is ignored. */
export const auditFiltersIn = ({ q, kind, by }: SearchParams): AuditFilters => ({
  q,
  kind: AUDIT_KINDS.find((known) => known === kind),
  by,
});

const asked = ({ q, kind, by }: AuditFilters) => {
  const query = { ...(q && { q }), ...(kind && { kind }), ...(by && { by }) };
  return { key: administrationKeys.audit(query), input: { query } };
};

export const useListAuditEntries = (filters: AuditFilters) =>
  usePages(listAuditEntries, { ...asked(filters), keep: true });

export const readAuditAhead = (search: SearchParams) => readPagesAhead(listAuditEntries, asked(auditFiltersIn(search)));
