import { describe, expect, it } from 'vitest';
import { startTestApp } from '../kit/testing/test-app.ts';
import { openCompany } from './testing/company.ts';
import type { Entry } from './testing/deciders.ts';

/** Outcomes of deciding against a model that knows the rules only from the specification. */
const erp = await startTestApp();

const CASES = 2_000;
const LICENCES = [['ORDERS', 'PRODUCTION'], ['ORDERS'], ['PRODUCTION', 'QUALITY'], null] as const;
const MODULES = { po: 'ORDERS', so: 'ORDERS', wo: 'PRODUCTION', qo: 'ORDERS' } as const;
const MISSING = 'AUTHORIZATION_REQUIRED';
const OWN = 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF';
const OVER = 'EXCEED_AUTHORIZED_APPROVAL_LIMIT';

let seed = 20_261_115;
const below = (limit: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};
const oneOf = <One>(...all: readonly One[]) => all[below(all.length)] as One;

type Line = { quantity: string; price: string; tax: string };

/** In cents of base currency, positive lines only, each rate's tax rounded once. Small whole figures: exact as numbers. */
const amountOf = (lines: readonly Line[], rate: string) => {
  const byTax = new Map<string, number>();
  for (const { quantity, price, tax } of lines) {
    const cents = Number(quantity) * Math.round(Number(price) * 100);
    if (cents > 0) byTax.set(tax, (byTax.get(tax) ?? 0) + cents);
  }
  const gross = [...byTax].reduce((sum, [tax, net]) => sum + net + Math.round((net * Number(tax)) / 100), 0);
  return Math.round((gross * Math.round(Number(rate) * 1_000)) / 1_000);
};

describe('2,000 random cases', () => {
  it('end as the model says', { timeout: 300_000 }, async () => {
    const counts: Record<string, number> = {};
    for (const licence of LICENCES) {
      const { book, companyId, maker, person } = await openCompany(erp, { base_currency: 'EUR' }, licence);
      const away = await person();
      const deciders = [];
      for (const limit of [null, '0', '500', '1000', '2500.5', null])
        deciders.push({ limit, ...(await person(limit)) });
      // The giver's authority, which only two of them are handed: one for every kind, one for purchases.
      await book.grant(companyId, away.userId, '2000');
      const [first, second] = [deciders[0], deciders[2]];
      const period = { from_user: away.userId, from_date: '2020-01-01', thru_date: '2090-01-01' };
      await book.insert(companyId, 'approval_delegation', { ...period, delegation_id: 1, to_user: first?.userId ?? 0 });
      await book.insert(companyId, 'approval_delegation', {
        ...{ ...period, delegation_id: 2, to_user: second?.userId ?? 0 },
        kind: 'po',
      });
      for (const [at, { userId }] of deciders.entries())
        await book.insert(companyId, 'buyer', { buyer_code: `B${at + 1}`, buyer_name: 'Buyer', user_id: userId });

      for (let batch = 0; batch < CASES / LICENCES.length / 20; batch += 1) {
        const at = below(deciders.length);
        const decider = deciders[at] as (typeof deciders)[number];
        const entries: Entry[] = [];
        const expected: string[] = [];
        for (let one = 0; one < 20; one += 1) {
          const kind = oneOf('po', 'so', 'wo', 'qo');
          const owner = oneOf(maker.userId, maker.userId, maker.userId, decider.userId, away.userId);
          const requester = oneOf(owner, owner, decider.userId, away.userId);
          const buyer = oneOf('B0', 'B0', 'B0', `B${at + 1}`);
          const [currency, rate] = oneOf(['EUR', '1'], ['USD', '0.925'], ['CNY', '0.128'], ['KWD', '3.001']);
          const line = (): Line => ({
            quantity: String(1 + below(9)),
            price: `${oneOf('', '', '-')}${1 + below(300)}.${oneOf('00', '50', '01', '99')}`,
            tax: oneOf('0', '13', '21', '7'),
          });
          const lines = kind === 'wo' ? [line()] : [line(), line(), line()].slice(below(3));
          const cents = kind === 'wo' ? below(300_000) : amountOf(lines, rate);
          const number = await book.order(companyId, kind, {
            ...{ owner, requester, buyer, currency, rate, lines },
            ...(kind === 'wo' && { amount: (cents / 100).toFixed(2) }),
          });
          const decision = oneOf('approve', 'approve', 'approve', 'reject') as Entry['decision'];
          entries.push({ type: kind, number, version: 1, decision });

          const owners = new Set(
            kind === 'po'
              ? [owner, requester, buyer === 'B0' ? 0 : decider.userId]
              : kind === 'wo'
                ? [owner, requester]
                : [owner],
          );
          const limits: { cents: number; from: number }[] = [];
          if (decider.limit !== null)
            limits.push({ cents: Math.round(Number(decider.limit) * 100), from: decider.userId });
          if (at === 0 || (at === 2 && kind === 'po')) limits.push({ cents: 200_000, from: away.userId });
          const mayUse = limits.filter(({ from }) => from === decider.userId || !owners.has(from));
          const licensed = (licence as readonly string[] | null)?.includes(MODULES[kind]) ?? false;
          const outcome = !licensed
            ? 'NOT_LICENSED'
            : limits.length === 0
              ? MISSING
              : owners.has(decider.userId) || mayUse.length === 0
                ? OWN
                : decision === 'approve' && mayUse.every((one) => one.cents < cents)
                  ? OVER
                  : 'OK';
          expected.push(outcome);
          counts[outcome] = (counts[outcome] ?? 0) + 1;
        }
        const { data } = await decider.many(entries);
        const found = data.outcomes.map(({ refusal }) => refusal?.msgCode ?? 'OK');
        const wrong = entries.flatMap((entry, one) =>
          found[one] === expected[one]
            ? []
            : [{ ...entry, limit: decider.limit, found: found[one], expected: expected[one] }],
        );
        expect(wrong).toEqual([]);
        for (const [one, { type, number }] of entries.entries())
          expect(await book.decisions(companyId, type, number)).toHaveLength(expected[one] === 'OK' ? 1 : 0);
      }
    }
    expect(Object.values(counts).reduce((a, b) => a + b)).toBe(CASES);
    // Each way out was taken often enough to mean something.
    for (const outcome of ['OK', 'NOT_LICENSED', MISSING, OWN, OVER])
      expect(counts[outcome], outcome).toBeGreaterThan(40);
  });
});
