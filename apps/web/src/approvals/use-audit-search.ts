import { kindsOf } from '@gemba/contract/approvals/kinds';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePerson } from '../auth/index.ts';
import { SORTS, type Sort } from './arranged.ts';

type Change = { type?: ApprovalKind; sort?: Sort; q?: string | undefined };

/** What the list shows stands in the address: it survives a reload, and can be sent to somebody. */
export const useAuditSearch = () => {
  const { type, sort, q } = useSearch({ from: '/signedIn/auditList' });
  const navigate = useNavigate();
  const kinds = kindsOf(usePerson().roles);
  const shown = {
    type: kinds.find((kind) => kind === type) ?? kinds[0] ?? 'po',
    sort: SORTS.find((one) => one === sort) ?? SORTS[0],
    /** Undefined while nobody searches. */
    q,
  };
  const change = (part: Change) => {
    const next = { ...shown, ...part };
    void navigate({
      to: '/auditList',
      replace: true,
      search: { type: next.type, sort: next.sort === SORTS[0] ? undefined : next.sort, q: next.q },
    });
  };
  return { ...shown, kinds, change };
};
