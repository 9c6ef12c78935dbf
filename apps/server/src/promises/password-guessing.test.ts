import type * as argon2 from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../kit/crypto/passwords.ts';
import { clientAt, loopbackAddresses } from '../testing/from-address.ts';
import { LONG } from '../testing/sweep.ts';
import { PASSWORD, startOwnApp } from '../testing/test-app.ts';

/** S1, S3, S4: how often, for whom and how many at once passwords are hashed, counted at the library itself. */
const hashing = vi.hoisted(() => ({ now: 0, most: 0, compared: [] as string[] }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  const counted = async <Result>(work: () => Promise<Result>) => {
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    return work().finally(() => (hashing.now -= 1));
  };
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => counted(() => real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => {
      hashing.compared.push(String(args[0]));
      return counted(() => real.verify(...args));
    },
  };
});

const erp = await startOwnApp({ env: { GEMBA_LOG: 'silent' } });
const clients = loopbackAddresses(50).map((address) => clientAt(address, erp.server.url));
afterAll(() => clients.forEach((client) => client.close()));
const signInFrom = (at: number, body: object) =>
  (clients[at % clients.length] as (typeof clients)[number]).post('/login', body);

/** Hashed as the server does it: a hash of the tests is too cheap to be under way together with another. */
const realHash = hashPassword(PASSWORD);
const userOf = async (companyId: number) => {
  const user = await erp.user(companyId);
  await erp.owner.query('update app_user set password_hash = $3 where company_id = $1 and user_id = $2', [
    companyId,
    user.userId,
    await realHash,
  ]);
  return user;
};
const somebodyElse = async () => {
  const { companyId, companyCode } = await erp.company();
  return { companyId, companyCode, ...(await userOf(companyId)) };
};
const letPass = (companyId: number, interval: string) =>
  erp.owner.query(
    `update login_throttle set window_from = window_from - $2::interval, next_allowed_at = next_allowed_at - $2::interval
      where company_id = $1`,
    [companyId, interval],
  );
const attemptsAt = async (companyId: number) => {
  const { rows } = await erp.owner.query<{ attempts: number }>(
    `select attempts from login_throttle where company_id = $1 and kind = 'ACCOUNT'`,
    [companyId],
  );
  return rows[0]?.attempts;
};

/** A minute and a half apart, five guesses from each address in each: an hour of 10,000, or its beginning. */
const BURSTS = LONG ? 40 : 4;

/** Fifty people each. */
const PLANTS = LONG ? 4 : 1;

describe('guessing at one account', () => {
  it(`reaches the hash at most 100 times in an hour of ${BURSTS * 250} guesses from 50 addresses`, async () => {
    const { companyId, companyCode, userName } = await somebodyElse();
    const guess = { companyCode, userName, password: 'not this' };
    const answers = new Map<string, number>();
    hashing.compared.length = 0;
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const guessFive = async ({ post }: (typeof clients)[number]) => {
        for (let round = 0; round < 5; round += 1) {
          const { msgCode } = await post('/login', guess);
          answers.set(msgCode, (answers.get(msgCode) ?? 0) + 1);
        }
      };
      await Promise.all(clients.map(guessFive));
      expect(hashing.compared.length).toBeLessThanOrEqual(100);
      await letPass(companyId, '90 seconds');
    }
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(BURSTS * 250);
    expect(new Set(answers.keys())).toEqual(new Set(['WRONG_PASSWORD', 'LOGIN_TOO_SOON', 'USER_LOCKED']));
    expect(answers.get('WRONG_PASSWORD')).toBe(hashing.compared.length);
  });

  it('counts sixty-four at once as sixty-four and looks at ten at most', async () => {
    const { companyId, companyCode, userName } = await somebodyElse();
    const guess = { companyCode, userName, password: 'not this' };
    hashing.compared.length = 0;
    await Promise.all(Array.from({ length: 64 }, (_, at) => signInFrom(at, guess)));
    expect(await attemptsAt(companyId)).toBe(64);
    // At three, unless the machine takes a second for one of them.
    expect(hashing.compared.length).toBeLessThanOrEqual(10);
  });
});

describe('hashing', () => {
  it('costs the same for an unknown user as for a wrong password, and the answer is the same', async () => {
    const { companyCode, userName } = await somebodyElse();
    hashing.compared.length = 0;
    const answers = [];
    for (const name of [userName, 'no-such-user'])
      answers.push(await signInFrom(0, { companyCode, userName: name, password: 'not this' }));
    expect(answers[0]).toMatchObject({ msgCode: 'WRONG_PASSWORD', success: false });
    expect(answers[1]).toEqual(answers[0]);
    const costs = hashing.compared.map((stored) => stored.split('$').slice(1, 4).join(' '));
    expect(costs).toEqual(['argon2id v=19 m=19456,t=2,p=1', 'argon2id v=19 m=19456,t=2,p=1']);
  });

  it(`happens at most eight times at once when ${PLANTS * 50} sign in together, known and unknown`, async () => {
    const people: { companyCode: string; userName: string }[] = [];
    // Fifty of each company: a whole plant from one address may try a hundred times.
    for (const _ of Array.from({ length: PLANTS })) {
      const { companyId, companyCode } = await erp.company();
      for (let at = 0; at < 25; at += 1) {
        const { userName } = await userOf(companyId);
        people.push({ companyCode, userName }, { companyCode, userName: `not-${userName}` });
      }
    }
    Object.assign(hashing, { most: 0, compared: [] });
    const answers = await Promise.all(people.map((person, at) => signInFrom(at, { ...person, password: PASSWORD })));
    const signedIn = answers.filter((answer) => answer.success);
    expect([signedIn.length, hashing.compared.length]).toEqual([PLANTS * 25, PLANTS * 50]);
    expect(hashing.most).toBeLessThanOrEqual(8);
  });
});
