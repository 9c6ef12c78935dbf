import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { expect, it } from 'vitest';
import { otherKind } from './other-kind.ts';

const count = (type: ApprovalKind, waiting: number, approvable = waiting) => ({
  type,
  waiting,
  approvable,
  amount: '0.00',
  more: false,
});

it('leads to the first other kind with something to approve, else to one where something waits', () => {
  expect(otherKind([count('po', 3, 0), count('so', 0), count('qo', 2), count('wo', 1)], 'qo')?.type).toBe('wo');
  expect(otherKind([count('po', 3, 0), count('so', 0), count('qo', 0)], 'qo')?.type).toBe('po');
});

it('leads nowhere while nothing waits anywhere else', () => {
  expect(otherKind([count('po', 0), count('qo', 2)], 'qo')).toBeUndefined();
});
