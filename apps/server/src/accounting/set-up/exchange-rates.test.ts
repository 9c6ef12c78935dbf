import type { CurrencyRow, DayRate } from '@gemba/contract/accounting/set-up/exchange-rate';
import { addDays, todayIn } from '@gemba/contract/kit/dates';
import { expect, it } from 'vitest';
import { describeReasonedChange } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;
const today = todayIn('UTC', new Date());

const add = (room: Room, currency: string, effectiveDate: string, exchangeRate: string) =>
  room.post<DayRate>('/accounting/exchangeRates', { currency, effectiveDate, exchangeRate });
const ratesOf = async (room: Room, currency: string) =>
  (await room.get<{ items: DayRate[] }>(`/accounting/exchangeRates?currency=${currency}`)).data.items;
const currenciesOf = async (room: Room) =>
  (await room.get<{ baseCurrency: string; currencies: CurrencyRow[] }>('/accounting/currencies')).data;

describeReasonedChange(erp, 'correcting an exchange rate', {
  method: 'PUT',
  path: '/accounting/exchangeRates/SEK/2026-03-01',
  missing: ['/accounting/exchangeRates/SEK/2026-03-02', 'EXCHANGE_RATE_NOT_EXIST'],
  roles: ['ACCOUNTING_INFO'],
  change: { exchangeRate: '0.095' },
  other: { exchangeRate: '0.096' },
  bad: [{ exchangeRate: '0' }, { exchangeRate: '-1' }, { exchangeRate: '1.123456789' }, { was: null }],
  audited: {
    kind: 'exchangeRate',
    subject: 'SEK 2026-03-01',
    changes: [{ field: 'exchangeRate', before: '0.09400000', after: '0.09500000' }],
  },
  seen: async (room) => ({ was: (await ratesOf(room, 'SEK'))[0]?.exchangeRate }),
  prepare: (room) => room.insert('currency_rate', { currency: 'SEK', effective_date: '2026-03-01', rate: '0.094' }),
});

it('shows the rate of today of every currency in use, and says which has none', async () => {
  const room = await openStockRoom(erp);
  await room.ask(`update customer set currency = 'JPY' where company_id = $1`);
  const { baseCurrency, currencies } = await currenciesOf(room);
  expect(currencies.map(({ currency }) => currency)).not.toContain(baseCurrency);
  expect(currencies).toContainEqual({ currency: 'JPY', effectiveDate: null, exchangeRate: null });
  await add(room, 'JPY', addDays(today, -40), '0.0065');
  await add(room, 'JPY', addDays(today, -3), '0.00671234');
  await add(room, 'JPY', addDays(today, 5), '0.007');
  expect((await currenciesOf(room)).currencies).toContainEqual({
    currency: 'JPY',
    effectiveDate: addDays(today, -3),
    exchangeRate: '0.00671234',
  });
  expect((await ratesOf(room, 'JPY')).map(({ exchangeRate }) => exchangeRate)).toEqual([
    '0.00700000',
    '0.00671234',
    '0.00650000',
  ]);
});

it('has one rate a day, none of the base currency, and the trail keeps it', async () => {
  const room = await openStockRoom(erp);
  const { baseCurrency } = await currenciesOf(room);
  expect(await add(room, 'SEK', '2026-03-01', '0.094')).toMatchObject({ success: true });
  expect(await add(room, 'SEK', '2026-03-01', '0.095')).toMatchObject({
    code: 409,
    msgCode: 'EXCHANGE_RATE_EXISTS',
    data: { currency: 'SEK', field: 'effectiveDate' },
  });
  expect(await add(room, baseCurrency, '2026-03-01', '1')).toMatchObject({ msgCode: 'BASE_CURRENCY_HAS_NO_RATE' });
  for (const wrong of ['sek', 'SEKK', ''])
    expect(await add(room, wrong, '2026-03-01', '1')).toMatchObject({ msgCode: 'INVALID_INPUT' });
  const { data } = await room.get<{ items: object[] }>('/admin/audit?kind=exchangeRate');
  expect(data.items).toMatchObject([
    { subject: 'SEK 2026-03-01', act: 'added', changes: [{ field: 'exchangeRate', after: '0.09400000' }] },
  ]);
  const clerk = await room.person({ roles: ['FIND_PART'] });
  expect(await clerk.get('/accounting/currencies')).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
  const rival = await erp.somebody();
  expect((await rival.browser.get<{ items: unknown[] }>('/accounting/exchangeRates?currency=SEK')).data.items).toEqual(
    [],
  );
});
