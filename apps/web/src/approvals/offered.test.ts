import type { OfferedEvent } from '@gemba/contract/approvals/offered-event';
import { describe, expect, it } from 'vitest';
import { placesOf, waits } from './offered.ts';

const offer = (event: string, refusal: OfferedEvent['refusal'] = null): OfferedEvent => ({
  event,
  refusal,
  asks: event === 'cancel',
});

describe('where the events of an order stand', () => {
  it('puts the yes and the no into the bar and the rest behind the dots', () => {
    const { main, reject, menu } = placesOf(['approve', 'reject', 'amend', 'cancel'].map((event) => offer(event)));
    expect([main?.event, reject?.event]).toEqual(['approve', 'reject']);
    expect(menu.map(({ event }) => event)).toEqual(['cancel']);
  });

  it('keeps a blocked yes in its place, with its reason, and shows no blocked no', () => {
    const self = 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF';
    const { main, reject, withComment } = placesOf([offer('review', self), offer('reject', self)]);
    expect(main).toMatchObject({ event: 'review', refusal: self });
    expect([reject, withComment]).toEqual([undefined, undefined]);
  });

  it('leads on where nothing waits, and spares others what only the maker can do', () => {
    expect(placesOf([offer('commit'), offer('cancel', 'NOT_ORDER_MAKER')])).toMatchObject({
      main: { event: 'commit' },
      menu: [],
    });
    expect(placesOf([offer('resubmit', 'NOT_ORDER_MAKER')]).main).toBeUndefined();
  });

  it('knows what waits', () => {
    expect([waits([offer('review')]), waits([offer('hold')])]).toEqual([true, false]);
  });
});
