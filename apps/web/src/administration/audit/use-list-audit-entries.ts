import { listAuditEntries } from '@gemba/contract/administration/audit/list-audit-entries';
import type { AuditKind } from '@gemba/contract/companies/audit';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export type AuditFilters = { q?: string | undefined; kind?: AuditKind | undefined; by?: string | undefined };

export const useListAuditEntries = ({ q, kind, by }: AuditFilters) => {
  const query = { ...(q && { q }), ...(kind && { kind }), ...(by && { by }) };
  return usePages(listAuditEntries, { key: administrationKeys.audit(query), input: { query }, keep: true });
};
