import { expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { openCompany } from '../../testing/orders/company.ts';
import type { Entry } from '../../testing/orders/deciders.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { amountOf, MISSING, type ModelLine, OVER, OWN, outcomeOf } from './testing/approval-model.ts';

const erp = await startTestApp();
const choose = dice(20_261_115);
const oneOf = <One>(...all: readonly One[]) => choose(all);
const digits = (count: number) => Array.from({ length: count }, () => oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)).join('');

const CASES = LONG ? 2_000 : 640;
const AT_ONCE = 20;
const LICENCES = [['ORDERS', 'PRODUCTION'], ['ORDERS'], ['PRODUCTION', 'QUALITY'], null] as const;

/** People with and without an authority; two of them are handed that of somebody away, for purchases or for all. */
async function staffed(licence: (typeof LICENCES)[number]) {
  const company = await openCompany(erp, { base_currency: 'EUR' }, licence);
  const { book, companyId, person } = company;
  const away = await person('2000');
  const deciders = [];
  for (const [at, limit] of [null, '0', '500', '1000', '2500.5', null].entries()) {
    const one = await person(limit);
    await book.insert(companyId, 'buyer', { buyer_code: `B${at + 1}`, buyer_name: 'Buyer', user_id: one.userId });
    const handed = at === 0 ? 'all' : at === 2 ? 'po' : null;
    if (handed)
      await book.insert(companyId, 'approval_delegation', {
        delegation_id: at + 1,
        from_user: away.userId,
        to_user: one.userId,
        kind: handed === 'all' ? null : handed,
        from_date: '2020-01-01',
        thru_date: '2090-01-01',
      });
    deciders.push({ ...one, limit, handed, buyer: `B${at + 1}` });
  }
  return { ...company, away, deciders, licence };
}
type Staffed = Awaited<ReturnType<typeof staffed>>;

const line = (): ModelLine => ({
  quantity: oneOf('1', '2', '5', '9'),
  price: `${oneOf('', '', '-')}${Number(digits(2)) * 3 + 1}.${digits(2)}`,
  tax: oneOf('0', '13', '21', '7'),
});

/** One order as the dice fall, and what must come of it. */
async function fall({ book, companyId, maker, away, licence }: Staffed, decider: Staffed['deciders'][number]) {
  const kind = oneOf('po', 'po', 'so', 'wo', 'qo', 'rma', 'rtv');
  const owner = oneOf(maker.userId, maker.userId, maker.userId, decider.userId, away.userId);
  const requester = oneOf(owner, owner, decider.userId, away.userId);
  const buyer = oneOf('B0', 'B0', 'B0', decider.buyer);
  const [currency, rate] = oneOf(['EUR', '1'], ['USD', '0.925'], ['CNY', '0.128'], ['KWD', '3.001']);
  const lines = kind === 'wo' ? [line()] : [line(), line(), line()].slice(oneOf(0, 1, 2));
  const cents = kind === 'wo' ? Number(digits(6)) : amountOf(lines, rate);
  const number = await book.order(companyId, kind, {
    owner,
    requester,
    buyer,
    currency,
    rate,
    lines,
    ...(kind === 'wo' && { amount: (cents / 100).toFixed(2) }),
  });
  const decision = oneOf('approve', 'approve', 'approve', 'reject');
  const others = { po: [requester, ...(buyer === 'B0' ? [] : [decider.userId])], wo: [requester] };
  const outcome = outcomeOf({
    kind,
    decision,
    decider: decider.userId,
    cents,
    licence,
    owners: [owner, ...(kind === 'po' || kind === 'wo' ? others[kind] : [])],
    limits: [
      ...(decider.limit === null ? [] : [{ cents: Math.round(Number(decider.limit) * 100), from: decider.userId }]),
      ...(decider.handed === 'all' || decider.handed === kind ? [{ cents: 200_000, from: away.userId }] : []),
    ],
  });
  return { entry: { type: kind, number, version: 1, decision } satisfies Entry, outcome };
}

it(`${CASES} random cases end as an independent model says`, { timeout: 300_000 }, async () => {
  const counts: Record<string, number> = {};
  for (const licence of LICENCES) {
    const company = await staffed(licence);
    for (let batch = 0; batch < CASES / LICENCES.length / AT_ONCE; batch += 1) {
      const decider = choose(company.deciders);
      const cases = [];
      for (let at = 0; at < AT_ONCE; at += 1) cases.push(await fall(company, decider));
      const { data } = await decider.many(cases.map(({ entry }) => entry));
      for (const [at, { entry, outcome }] of cases.entries()) {
        const found = data.outcomes[at]?.refusal?.msgCode ?? 'OK';
        expect({ ...entry, limit: decider.limit, found }).toEqual({ ...entry, limit: decider.limit, found: outcome });
        const kept = await company.book.decisions(company.companyId, entry.type, entry.number);
        expect(kept).toHaveLength(outcome === 'OK' ? 1 : 0);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
    }
  }
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(CASES);
  // Each way out was taken often enough to mean something.
  for (const outcome of ['OK', 'NOT_LICENSED', MISSING, OWN, OVER]) expect(counts[outcome]).toBeGreaterThan(CASES / 50);
});
