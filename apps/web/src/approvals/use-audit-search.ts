import { kindsOf } from '@gemba/contract/approvals/kinds';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePerson, useRefusedKind } from '../auth/index.ts';
import { SORTS, type Sort } from './arranged.ts';

type Change = { type?: ApprovalKind; sort?: Sort; q?: string | undefined };

/** What the list shows stands in the address: it survives a reload, and can be sent to somebody. */
export const useAuditSearch = () => {
  // Addresses that were kept call the kind `type`.
  const { type, kind = type, sort, q } = useSearch({ from: '/signedIn/auditList' });
  const navigate = useNavigate();
  const kinds = kindsOf(usePerson().roles);
  const shown = {
    type: kinds.find((one) => one === kind) ?? kinds[0] ?? 'po',
    sort: SORTS.find((one) => one === sort) ?? SORTS[0],
    /** Undefined while nobody searches. */
    q,
  };
  useRefusedKind(kind, APPROVAL_KINDS, kinds);
  const change = (part: Change) => {
    const next = { ...shown, ...part };
    void navigate({
      to: '/auditList',
      replace: true,
      search: { kind: next.type, sort: next.sort === SORTS[0] ? undefined : next.sort, q: next.q },
    });
  };
  return { ...shown, kinds, change };
};
