import type { getPaymentTotals } from '@gemba/contract/accounting/payments/get-payment-totals';
import type { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import type { Payment } from '@gemba/contract/accounting/payments/payment';
import type { CallReply } from '@gemba/contract/kit/call';
import { addDays, firstOfMonth, todayIn } from '@gemba/contract/kit/dates';
import { sumMoney } from '@gemba/contract/kit/money';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { loadSmallCompany } from '../../testing/small-company.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { added, type Known, known, payer } from './testing/known-payments.ts';

type Totals = CallReply<typeof getPaymentTotals>;
type Query = Record<string, string>;

const erp = await startTestApp();
const { companyId, userId, browser } = await loadSmallCompany(erp);
const rival = await erp.somebody();
const PATH = '/accounting/paymentHistory';
const at = (path: string, query: Query) => `${path}?${new URLSearchParams(query).toString()}`;
const list = (query: Query = {}, limit = 100) => everyRow<Payment>(browser, at(PATH, query), limit);
const totals = async (query: Query = {}) => (await browser.get<Totals>(at(`${PATH}/totals`, query))).data;
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await erp.owner.query<Row>(text, [companyId, ...values])).rows;

const [company] = await rows<{ time_zone: string }>('select time_zone from company where company_id = $1');
const today = todayIn(company?.time_zone ?? '', new Date());

const pay = payer(rows, userId);
const everyPayment = () => known(rows);
const [newest] = await everyPayment();
const CUSTOMER = (await everyPayment()).find(({ direction }) => direction === 'IN')?.party ?? '';

describe('the payments of a filter', () => {
  const filters: [Query, (one: Known) => boolean][] = [
    [{}, () => true],
    [{ direction: 'OUT' }, ({ direction }) => direction === 'OUT'],
    [{ customerId: CUSTOMER.toLowerCase() }, ({ party }) => party === CUSTOMER],
    [{ from: '2026-04-01', to: '2026-05-15' }, ({ day }) => day >= '2026-04-01' && day <= '2026-05-15'],
    [{ from: '2026-05-15', direction: 'IN' }, ({ day, direction }) => day >= '2026-05-15' && direction === 'IN'],
    [{ q: 'crane' }, ({ words }) => words.includes('crane')],
    [{ q: 'ing', to: '2026-05-15' }, ({ words, day }) => words.includes('ing') && day <= '2026-05-15'],
  ];

  it.each(filters)('of %j are listed newest first, and their sums are those of the rows', async (query, holds) => {
    const wanted = (await everyPayment()).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    const listed = await list(query, 7);
    expect(listed.map(({ paymentNumber }) => paymentNumber)).toEqual(wanted.map(({ number }) => number));
    const { sides } = await totals(query);
    for (const { direction, now, currencies } of sides) {
      expect(now).toEqual(added(wanted, direction));
      const own = listed.filter((one) => one.direction === direction);
      expect(now.amount).toBe(sumMoney(own.map(({ baseAmount }) => baseAmount)));
      for (const { currency, amount } of currencies)
        expect(amount).toBe(sumMoney(own.filter((one) => one.currency === currency).map((one) => one.amount)));
    }
    expect(sides.reduce((sum, { now }) => sum + now.count, 0)).toBe(wanted.length);
  });

  it('are found by the beginning of their number, and by both a name and a number once', async () => {
    const found = await list({ q: newest?.number ?? '' });
    expect(found.filter(({ paymentNumber }) => paymentNumber === newest?.number)).toHaveLength(1);
  });

  it('are found by their number without its signs, and the exact one whatever the filters, by rows and sums alike', async () => {
    await pay({ number: 'SIGN-77/1', day: '2026-03-21', settles: [{ amount: '5.00', due: '2026-03-10' }] });
    expect(await list({ q: 'sign77' })).toMatchObject([{ paymentNumber: 'SIGN-77/1' }]);
    expect(await list({ q: 'sign77', direction: 'OUT' })).toEqual([]);
    const elsewhere = { q: 'sign771', direction: 'OUT', to: '2001-01-01' };
    expect(await list(elsewhere)).toMatchObject([{ paymentNumber: 'SIGN-77/1' }]);
    expect(await totals(elsewhere)).toMatchObject({ sides: [{ direction: 'IN', now: { count: 1 } }, {}] });
    expect(await list({ q: '---' })).toEqual([]);
  });

  it('of many customers at once are the same as of each', async () => {
    const wanted = (await everyPayment()).filter(({ words }) => words.includes('crane'));
    await rows(
      `insert into customer (company_id, customer_id, customer_name, currency, terms, sort_name)
       select $1, 'MANY-' || n, 'Crane hire ' || n, 'USD', 'Net 30', 'crane hire ' || n from generate_series(1, 120) as n`,
    );
    expect((await list({ q: 'crane' })).map(({ paymentNumber }) => paymentNumber)).toEqual(
      wanted.map(({ number }) => number),
    );
  });
});

describe('one payment', () => {
  it('names what it settles, how late, and what notes took off', async () => {
    await pay({
      number: 'ONE-1',
      day: '2026-03-20',
      settles: [
        { amount: '100.00', due: '2026-03-10' },
        { amount: '50.00', due: '2026-03-25' },
        { amount: '-20.00', due: '2026-01-01' },
      ],
    });
    const [payment] = await list({ q: 'one-1' });
    expect(payment).toMatchObject({
      paymentNumber: 'ONE-1',
      direction: 'IN',
      partyId: 'PAC-001',
      partyName: 'Pacific Crane & Hoist',
      currency: 'EUR',
      amount: '130.00',
      baseAmount: '260.00',
      method: 'TRANSFER',
      reference: null,
      daysLate: 10,
      settles: [
        { number: 'ONE-1-1', kind: 'INVOICE', dueDate: '2026-03-10', amount: '100.00', daysLate: 10 },
        { number: 'ONE-1-2', kind: 'INVOICE', daysLate: -5, receiverNumbers: [] },
        { number: 'ONE-1-3', kind: 'CREDIT_NOTE', amount: '-20.00', daysLate: null },
      ],
    });
  });

  it('leads to the order, and to the shipper or the receivers', async () => {
    const [got] = await list({ direction: 'IN', to: '2026-06-18', from: '2026-04-01' });
    expect(got?.settles[0]).toMatchObject({ orderNumber: expect.any(String), shipperNumber: expect.any(String) });
    const [paid] = await list({ direction: 'OUT' });
    const [settled] = paid?.settles ?? [];
    const receivers = await rows<{ receiver_number: string }>(
      'select receiver_number from receiver where company_id = $1 and account_payable_number = $2 order by 1',
      [settled?.number],
    );
    expect(settled?.receiverNumbers).toEqual(receivers.map(({ receiver_number }) => receiver_number));
    expect(settled).toMatchObject({ kind: 'BILL', orderNumber: expect.any(String), shipperNumber: null });
    expect(receivers.length).toBeGreaterThan(0);
  });
});

describe('a period', () => {
  it('is that of today in the company, and is compared with as much of the one before', async () => {
    const month = firstOfMonth(today);
    await pay({
      number: 'NOW-1',
      day: month,
      customer: 'COR-031',
      settles: [{ amount: '30.00', due: addDays(month, -4) }],
    });
    await pay({
      number: 'THEN-1',
      day: firstOfMonth(today, -1),
      customer: 'COR-031',
      settles: [{ amount: '10.00', due: firstOfMonth(today, -1) }],
    });
    await pay({
      number: 'THEN-0',
      day: addDays(firstOfMonth(today, -1), -1),
      customer: 'COR-031',
      settles: [{ amount: '99.00', due: '2026-01-01' }],
    });
    const query = { customerId: 'COR-031', period: 'thisMonth' };
    const told = await totals(query);
    expect(told).toMatchObject({
      asOf: today,
      baseCurrency: 'USD',
      party: { id: 'COR-031', name: 'Corvid Robotics' },
      period: { from: month },
      before: { from: firstOfMonth(today, -1) },
    });
    expect(told.sides).toEqual([
      {
        direction: 'IN',
        now: { count: 1, amount: '60.00', settled: 1, late: 1, daysLate: '4.0' },
        before: { count: 1, amount: '20.00', settled: 1, late: 0, daysLate: '0.0' },
        currencies: [{ currency: 'EUR', amount: '30.00', baseAmount: '60.00' }],
      },
    ]);
    expect((await list(query)).map(({ paymentNumber }) => paymentNumber)).toEqual(['NOW-1']);
  });

  it('that is open at one end has nothing before it', async () => {
    expect(await totals({ from: '2026-04-01' })).toMatchObject({ before: null, sides: [{ before: null }, {}] });
    expect(await totals({ from: '2026-04-01', to: '2026-04-10' })).toMatchObject({
      before: { from: '2026-03-22', to: '2026-03-31' },
    });
  });

  it('is refused where it is turned round, or named together with days', async () => {
    for (const path of [PATH, `${PATH}/totals`]) {
      const answer = (query: Query) => browser.get(at(path, query));
      expect(await answer({ from: '2026-04-02', to: '2026-04-01' })).toMatchObject({ msgCode: 'DATE_RANGE_REVERSED' });
      expect(await answer({ period: 'thisWeek', to: '2026-04-01' })).toMatchObject({ msgCode: 'INVALID_INPUT' });
      expect(await answer({ q: 'ab' })).toMatchObject({ msgCode: 'SEARCH_TOO_SHORT' });
    }
  });
});

it('nobody has no payments, and a customer and a vendor at once have none', async () => {
  expect(await totals({ vendorId: 'NOBODY' })).toMatchObject({
    party: null,
    sides: [{ direction: 'OUT', now: { count: 0 } }],
  });
  expect(await list({ vendorId: 'NOBODY' })).toEqual([]);
  expect((await totals({ vendorId: 'KES-031', customerId: 'PAC-001' })).sides).toEqual([]);
});

it('the table for spreadsheets has every payment, also beyond one reading', async () => {
  await rows(
    `insert into payment (company_id, payment_number, direction, customer_id, payment_date, currency, exchange_rate, amount, base_amount, posted_by)
     select $1, 'BULK-' || n, 'IN', 'PAC-001', '2026-02-01', 'USD', 1, 1, 1, $2 from generate_series(1, 600) as n`,
    [userId],
  );
  const { text } = await browser.get(at(PATH, { customerId: 'PAC-001' }), { accept: 'text/csv', lang: 'en_US' });
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('Payment #,Payment date,In or out');
  expect(lines).toHaveLength(1 + (await list({ customerId: 'PAC-001' })).length);
  expect(lines.length).toBeGreaterThan(600);
});

it('another company sees none of it', async () => {
  const path = at(PATH, { customerId: 'PAC-001' });
  const answer = await rival.browser.get<CallReply<typeof listPayments>>(path);
  expect(answer.data.items).toEqual([]);
  const told = (await rival.browser.get<Totals>(at(`${PATH}/totals`, { customerId: 'PAC-001' }))).data;
  expect(told.party).toBeNull();
  expect(told.sides).toMatchObject([{ now: { count: 0, amount: '0.00' } }]);
});
