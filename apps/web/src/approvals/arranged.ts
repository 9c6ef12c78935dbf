import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { compare } from '@gemba/contract/kit/fixed-point';

/** The first is the server's own order. */
export const SORTS = ['urgent', 'oldest', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

const orders: Record<Exclude<Sort, 'urgent'>, (one: ApprovalCard, other: ApprovalCard) => number> = {
  oldest: (one, other) => one.waitingSince.localeCompare(other.waitingSince),
  largest: (one, other) => compare(other.approval.amount, one.approval.amount),
};

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = ({ number, party, makes, requester, owner, lines }: ApprovalCard) =>
  [number, party?.id, party?.name, makes?.part, requester.name, owner.name, ...lines.map(({ part }) => part)]
    .filter((word) => word !== null && word !== undefined)
    .map(plain);

/** The cards with these words in number, party, people or parts, in the order somebody asked for. */
export const arranged = (cards: readonly ApprovalCard[], sort: Sort, q = ''): ApprovalCard[] => {
  const wanted = plain(q.trim());
  const found = wanted === '' ? [...cards] : cards.filter((card) => wordsOf(card).some((one) => one.includes(wanted)));
  return sort === 'urgent' ? found : found.sort(orders[sort]);
};

/** Names one thing that waits, in the state in which it was seen. */
export const keyOf = ({
  type,
  number,
  version,
  change,
}: Pick<ApprovalCard, 'type' | 'number' | 'version' | 'change'>) =>
  `${type}/${number}/${change?.changeId ?? ''}@${version}`;
