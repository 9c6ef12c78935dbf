import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { expect, it } from 'vitest';
import { nextCard } from './next-card.ts';

const card = (number: string, { canApprove = true, change = false } = {}) =>
  ({ number, change: change ? { changeId: 1 } : null, approval: { canApprove } }) as unknown as ApprovalCard;
const [a, b, c, d] = [card('1'), card('2'), card('3'), card('4')];

it('opens the order below the decided one', () => {
  expect(nextCard([a, b, c], [a, c], '2')).toBe(c);
});

it('skips an order that a colleague was faster with', () => {
  expect(nextCard([a, b, c, d], [a, d], '2')).toBe(d);
});

it('begins again at the top after the last one, and finds orders that came meanwhile', () => {
  expect(nextCard([a, b, c], [a, b], '3')).toBe(a);
  expect(nextCard([c], [d], '3')).toBe(d);
});

it('skips orders that wait for somebody else, and changes', () => {
  const [over, changed] = [card('5', { canApprove: false }), card('6', { change: true })];
  expect(nextCard([a, over, changed, b], [over, changed, b], '1')).toBe(b);
  expect(nextCard([a, over], [over], '1')).toBeUndefined();
});

it('takes the card as it is now, not as it was shown', () => {
  const changed = card('2', { canApprove: false });
  expect(nextCard([a, b], [changed], '1')).toBeUndefined();
});

it('never opens the decided order again, also where the list could not be read anew', () => {
  expect(nextCard([a], [a], '1')).toBeUndefined();
});
