import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { compare } from '@gemba/contract/kit/fixed-point';
import { plainWords } from '../../kit/text/plain-words.ts';

/** The first is the server's own sort order. */
export const SORTS = ['urgent', 'oldest', 'largest'] as const;
export type Sort = (typeof SORTS)[number];

const orders: Record<Exclude<Sort, 'urgent'>, (one: ApprovalCard, other: ApprovalCard) => number> = {
  oldest: (card, other) => card.waitingSince.localeCompare(other.waitingSince),
  largest: (card, other) => compare(other.approval.amount, card.approval.amount),
};

const searchTextsOf = ({ number, party, makes, requester, owner, lines }: ApprovalCard) =>
  [number, party?.id, party?.name, makes?.part, requester.name, owner.name, ...lines.map(({ part }) => part)]
    .filter((word) => word !== null && word !== undefined)
    .map(plainWords);

/** The cards that match the search in number, party, people or parts, sorted. */
export const arrangeCards = (cards: readonly ApprovalCard[], sort: Sort, q = ''): ApprovalCard[] => {
  const wanted = plainWords(q.trim());
  const found =
    wanted === '' ? [...cards] : cards.filter((card) => searchTextsOf(card).some((word) => word.includes(wanted)));
  return sort === 'urgent' ? found : found.sort(orders[sort]);
};

/** The key of a card in the version that was shown. */
export const keyOf = ({
  type,
  number,
  version,
  change,
}: Pick<ApprovalCard, 'type' | 'number' | 'version' | 'change'>) =>
  `${type}/${number}/${change?.changeId ?? ''}@${version}`;
