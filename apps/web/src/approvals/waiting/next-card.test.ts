import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { expect, it } from 'vitest';
import { nextCard } from './next-card.ts';

const card = (number: string, { canApprove = true, canReject = true, change = false } = {}) =>
  ({
    number,
    change: change ? { changeId: 1 } : null,
    approval: { canApprove },
    events: [{ event: 'reject', refusal: canReject ? null : 'AUTHORIZATION_REQUIRED' }],
  }) as unknown as ApprovalCard;
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
  const [own, changed] = [card('5', { canApprove: false, canReject: false }), card('6', { change: true })];
  expect(nextCard([a, own, changed, b], [own, changed, b], '1')).toBe(b);
  expect(nextCard([a, own], [own], '1')).toBeUndefined();
});

it('opens an order that is above the limit: it can be rejected', () => {
  const over = card('5', { canApprove: false });
  expect(nextCard([a, over, b], [over, b], '1')).toBe(over);
});

it('takes the card as it is now, not as it was shown', () => {
  const changed = card('2', { canApprove: false, canReject: false });
  expect(nextCard([a, b], [changed], '1')).toBeUndefined();
});

it('never opens the decided order again, also where the list could not be read anew', () => {
  expect(nextCard([a], [a], '1')).toBeUndefined();
});
