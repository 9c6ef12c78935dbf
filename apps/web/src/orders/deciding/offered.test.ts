import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import { describe, expect, it } from 'vitest';
import { canBeTakenOver, placesOf, waitsForApproval } from './offered.ts';

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

  it('offers to take an order over where its makers cannot open it: first to an administrator, to a buyer in the menu', () => {
    const asAdmin = [offer('resubmit', 'NOT_ORDER_MAKER'), offer('takeOver'), offer('cancel', 'NOT_ORDER_MAKER')];
    expect(placesOf(asAdmin)).toMatchObject({ main: { event: 'takeOver' }, menu: [] });
    const heldAsAdmin = [offer('takeOver'), offer('release'), offer('cancel', 'NOT_ORDER_MAKER')];
    expect(placesOf(heldAsAdmin)).toMatchObject({ main: { event: 'release' }, menu: [{ event: 'takeOver' }] });
    const asBuyer = [offer('resubmit'), offer('takeOver'), offer('cancel')];
    expect(placesOf(asBuyer)).toMatchObject({
      main: { event: 'resubmit' },
      menu: [{ event: 'takeOver' }, { event: 'cancel' }],
    });
    for (const refusal of ['NOT_BUYER_OR_ADMIN', 'MAKER_CAN_OPEN_ORDER'] as const) {
      const events = [offer('resubmit', 'NOT_ORDER_MAKER'), offer('takeOver', refusal)];
      expect(placesOf(events).main).toBeUndefined();
      expect(canBeTakenOver(events)).toBe(false);
    }
    expect(canBeTakenOver(asAdmin)).toBe(true);
  });

  it('knows what waits', () => {
    expect([waitsForApproval([offer('review')]), waitsForApproval([offer('hold')])]).toEqual([true, false]);
  });
});
