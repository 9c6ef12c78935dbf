import { expect, it } from 'vitest';
import { verifyPassword } from '../../kit/crypto/passwords.ts';
import { PASSWORD, startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();

const pinOf = async (companyId: number, userId: number) =>
  (
    await erp.owner.query<{ pin_hash: string | null }>(
      'select pin_hash from app_user where company_id = $1 and user_id = $2',
      [companyId, userId],
    )
  ).rows[0]?.pin_hash;

it('keeps the hash of the PIN only, in the way of passwords', async () => {
  const { browser, companyId, userId } = await erp.somebody();
  erp.log.length = 0;
  const answer = await browser.post('/setPin', { password: PASSWORD, pin: '86420135' });
  expect(answer).toMatchObject({ success: true, data: null });
  const stored = (await pinOf(companyId, userId)) as string;
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await verifyPassword(stored, '86420135')).toBe(true);
  expect([...erp.log, answer.text].join('')).not.toContain('86420135');
});

it('wants the right password, and slows guesses at it down', async () => {
  const { browser, companyId, userId } = await erp.somebody();
  const told: string[] = [];
  for (let count = 0; count < 4; count += 1)
    told.push((await browser.post('/setPin', { password: 'not this', pin: '2468' })).msgCode);
  expect(told).toEqual(['WRONG_PASSWORD', 'WRONG_PASSWORD', 'WRONG_PASSWORD', 'LOGIN_TOO_SOON']);
  expect(await pinOf(companyId, userId)).toBeNull();
});

it.each([
  ['1234', 'PIN_TOO_EASY'],
  ['7777', 'PIN_TOO_EASY'],
  ['246', 'INVALID_INPUT'],
  ['24680246802', 'INVALID_INPUT'],
  ['24 68', 'INVALID_INPUT'],
])('refuses %s', async (pin, msgCode) => {
  const { browser } = await erp.somebody();
  expect(await browser.post('/setPin', { password: PASSWORD, pin })).toMatchObject({ msgCode, data: { field: 'pin' } });
});

it('is for employees', async () => {
  const { browser } = await erp.somebody({ refId: null });
  expect((await browser.post('/setPin', { password: PASSWORD, pin: '2468' })).msgCode).toBe('EMPLOYEE_ONLY');
});
