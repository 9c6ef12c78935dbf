import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kindsOf } from '@gemba/contract/orders/deciding/kinds';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePerson, useRefusedKind } from '../../auth/index.ts';
import { SORTS, type Sort } from './arrange-cards.ts';
import { placeOfChange } from './change-address.ts';

type Shown = { type: ApprovalKind; sort: Sort; q: string | undefined; number: string | undefined };

type Searched = { type?: string | undefined; kind?: string | undefined };

/** The kind that an address shows to a person. Older bookmarks call it `type`. */
export const shownKind = ({ type, kind = type }: Searched, kinds: readonly ApprovalKind[]): ApprovalKind =>
  kinds.find((offered) => offered === kind) ?? kinds[0] ?? 'po';

const searchOf = ({ type, sort, q, number }: Shown) => ({
  kind: type,
  ...(sort !== SORTS[0] && { sort }),
  ...(q && { q }),
  ...(number && { number }),
});

/** The selection lives in the address: it survives a reload and can be shared. */
export const useAuditSearch = () => {
  const search = useSearch({ from: '/signedIn/auditList' });
  const { type, kind = type, sort, q, number } = search;
  const navigate = useNavigate();
  const kinds = kindsOf(usePerson().roles);
  const shown: Shown = {
    type: shownKind(search, kinds),
    sort: SORTS.find((known) => known === sort) ?? SORTS[0],
    /** Undefined while the search is closed. */
    q,
    /** The order that is open. */
    number,
  };
  useRefusedKind(kind, APPROVAL_KINDS, kinds);
  /** Replaces the entry, so that Back leads to the list and not through every order that was opened. */
  const change = (part: Partial<Shown>) =>
    void navigate({ to: '/auditList', replace: true, search: searchOf({ ...shown, ...part }) });
  const addressOf = (part: Partial<Shown>): `/${string}` =>
    `/auditList?${new URLSearchParams(searchOf({ ...shown, ...part }))}`;
  return {
    ...shown,
    kinds,
    change,
    /** The list itself. */
    above: addressOf({ number: undefined }),
    /** The order of a card within this list, and there the waiting change. */
    addressOfCard: ({ number: chosen, change: asked }: Pick<ApprovalCard, 'number' | 'change'>): `/${string}` =>
      `${addressOf({ number: chosen })}${asked ? `#${placeOfChange(asked.changeId)}` : ''}`,
  };
};
