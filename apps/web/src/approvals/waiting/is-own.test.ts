import { expect, it } from 'vitest';
import { isOwn } from './is-own.ts';

const card = (name: string, refusal: 'NOT_ORDER_MAKER' | null, reason: string | null = null) =>
  ({
    requester: { userId: 1, name },
    approval: { reason },
    events: [{ event: 'amend', refusal, asks: false }],
  }) as never;

it('is the own order of whoever has the name and may act as its maker', () => {
  expect(isOwn(card('Ana Ruiz', null), 'Ana Ruiz')).toBe(true);
  expect(isOwn(card('Ana Ruiz', 'NOT_ORDER_MAKER', 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF'), 'Ana Ruiz')).toBe(true);
  expect(isOwn(card('Ana Ruiz', 'NOT_ORDER_MAKER'), 'Ana Ruiz')).toBe(false);
  expect(isOwn(card('Ana Ruiz', null), 'Bo Lin')).toBe(false);
});
