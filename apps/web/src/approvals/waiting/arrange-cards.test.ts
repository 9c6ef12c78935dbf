import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { describe, expect, it } from 'vitest';
import { steepestRise } from '../../orders/index.ts';
import { arrangeCards, keyOf } from './arrange-cards.ts';

const person = (name: string) => ({ userId: 1, name });
const card = (number: string, more: Partial<ApprovalCard> & { amount?: string } = {}): ApprovalCard => {
  const { amount = '100.00', ...rest } = more;
  return {
    type: 'po',
    number,
    version: 1,
    status: 'NOT_APPROVED',
    party: null,
    makes: null,
    requester: person('Dan Okafor'),
    owner: person('Lena Fox'),
    date: '2026-06-01',
    waitingSince: '2026-06-01T08:00:00Z',
    neededBy: null,
    overdue: false,
    currency: 'USD',
    total: amount,
    itemCount: 1,
    lines: [],
    credit: null,
    documentCount: 0,
    events: [],
    change: null,
    approval: { canApprove: true, reason: null, amount, limit: '40000.00', currency: 'USD', onBehalfOf: null },
    ...rest,
  };
};
const line = (price: string | null, lastPoCost: string | null): ApprovalCard['lines'][number] => ({
  itemNumber: 1,
  part: 'HSG-220-A',
  description: '',
  descriptionZh: null,
  descriptionEs: null,
  quantity: '1.0000',
  price,
  discount: null,
  extPrice: null,
  lastPoCost,
  dateRequired: null,
  vendorPrice: null,
  onHand: null,
  onDemand: null,
});
const numbers = (cards: readonly ApprovalCard[]) => cards.map(({ number }) => number);

describe('the waiting list', () => {
  const cards = [
    card('P1', { waitingSince: '2026-06-03T08:00:00Z', amount: '9.00', party: { id: 'KB', name: 'Kestrel Bearings' } }),
    card('P2', { waitingSince: '2026-06-01T08:00:00Z', amount: '10.00', requester: person('Íñigo Ruiz') }),
    card('P3', { waitingSince: '2026-06-02T08:00:00Z', amount: '100.00', lines: [line(null, null)] }),
  ];

  it('keeps the order of the server, or sorts by age or by exact amount', () => {
    expect(numbers(arrangeCards(cards, 'urgent'))).toEqual(['P1', 'P2', 'P3']);
    expect(numbers(arrangeCards(cards, 'oldest'))).toEqual(['P2', 'P3', 'P1']);
    expect(numbers(arrangeCards(cards, 'largest'))).toEqual(['P3', 'P2', 'P1']);
  });

  it('finds by number, party, person and part, whatever the accents', () => {
    expect(numbers(arrangeCards(cards, 'urgent', ' kestrel'))).toEqual(['P1']);
    expect(numbers(arrangeCards(cards, 'urgent', 'inigo'))).toEqual(['P2']);
    expect(numbers(arrangeCards(cards, 'urgent', 'hsg-220'))).toEqual(['P3']);
    expect(numbers(arrangeCards(cards, 'urgent', 'p2'))).toEqual(['P2']);
  });

  it('knows an order that has moved on for another thing', () => {
    expect(keyOf(card('P1'))).not.toBe(keyOf(card('P1', { version: 2 })));
  });
});

describe('the price against the last one paid', () => {
  it('tells the steepest rise, and nothing below five per cent', () => {
    expect(steepestRise([line('142.00', '126.80'), line('48.50', '48.00')])).toBe('12.0');
    expect(steepestRise([line('104.90', '100.00'), line('90.00', '100.00')])).toBeUndefined();
  });

  it('compares with nothing where nothing was paid', () => {
    expect(steepestRise([line('5.00', null), line('5.00', '0.000000'), line(null, '5.00')])).toBeUndefined();
  });
});
