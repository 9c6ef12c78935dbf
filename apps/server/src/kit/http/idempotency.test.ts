import { randomUUID } from 'node:crypto';
import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import { describe, expect, it } from 'vitest';
import { SAMPLE_TABLE, sampleCapability } from '../../testing/sample-capability.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const erp = await startOwnApp({ more: sampleCapability, env: { GEMBA_DATABASE_WAIT_SECONDS: '3' } });
await erp.owner.query(SAMPLE_TABLE);
const clerk = await erp.somebody();

const BOLT = { name: 'bolt', quantity: '1' };
const put = (key: string | undefined, body: unknown = BOLT, who = clerk.browser) =>
  who.post<{ number: number }>('/sample/shelf/A-01', body, { 'Idempotency-Key': key });
const onShelf = async () =>
  (await erp.owner.query('select 1 from shelf where company_id = $1', [clerk.companyId])).rowCount;

describe('a posting with an idempotency key', () => {
  it('is refused without a key, or with one that is too short or too long', async () => {
    for (const key of [undefined, 'short', 'x'.repeat(65), 'with a space in it ']) {
      expect(await put(key)).toMatchObject({ code: 400, msgCode: 'IDEMPOTENCY_KEY_REQUIRED' });
    }
    expect(await onShelf()).toBe(0);
  });

  it.each([
    ['en_US', /key of 16 to 64 ASCII characters, no spaces/],
    ['zh_CN', /16 至 64 个 ASCII 字符、不含空格的防重复标识/],
    ['es_ES', /clave .* de 16 a 64 caracteres ASCII, sin espacios/],
  ])(
    'says in %s what a key is, which is true for one that is missing and for one that is wrong',
    async (lang, rule) => {
      for (const key of [undefined, 'x'.repeat(65), 'with a space in it ']) {
        const { msg } = await clerk.browser.post('/sample/shelf/A-01', BOLT, { 'Idempotency-Key': key, lang });
        expect(msg).toMatch(rule);
      }
    },
  );

  it('gives the first answer again to the byte, and does nothing twice', async () => {
    const key = randomUUID();
    const [first, again] = [await put(key), await put(key)];
    expect(first.success).toBe(true);
    expect(again.text).toBe(first.text);
    expect(await onShelf()).toBe(1);
  });

  it('does it once when forty arrive at the same moment', async () => {
    const before = (await onShelf()) as number;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => put(key)));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await onShelf()).toBe(before + 1);
  });

  it('refuses the same key with another body, or for another call', async () => {
    const key = randomUUID();
    const body = { name: 'bolt', quantity: '1' };
    await put(key, body);
    const reused = { code: 409, msgCode: 'IDEMPOTENCY_KEY_REUSED' };
    expect(await put(key, { name: 'nut', quantity: '1' })).toMatchObject(reused);
    expect(await clerk.browser.post('/sample/taken/A-01', body, { 'Idempotency-Key': key })).toMatchObject(reused);
  });

  it('forgets the key of a refusal that keeps what it wrote', async () => {
    const key = randomUUID();
    const take = (name: string) =>
      clerk.browser.post('/sample/taken/A-01', { name, quantity: '1' }, { 'Idempotency-Key': key });
    const before = (await onShelf()) as number;
    expect(await take('held')).toMatchObject({ msgCode: 'PART_IS_HOLD' });
    expect(await onShelf()).toBe(before + 1);
    expect(await take('bolt')).toMatchObject({ success: true });
  });

  it('keeps a refusal, says so, and has no other use for its key', async () => {
    const key = randomUUID();
    const refused = await put(key, { name: 'held', quantity: '1' });
    expect(refused).toMatchObject({ msgCode: 'PART_IS_HOLD' });
    const again = await put(key, { name: 'held', quantity: '1' });
    expect(again.text).toBe(refused.text);
    expect([refused, again].map(({ headers }) => headers.get(KEY_IS_USED_UP))).toEqual(['1', '1']);
    expect(await put(key)).toMatchObject({ msgCode: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await put(randomUUID())).toMatchObject({ success: true });
  });

  it('keeps the keys of two users and two companies apart', async () => {
    const key = randomUUID();
    const [rival, colleague] = [await erp.somebody(), await erp.user(clerk.companyId)];
    const beside = await erp.signIn(clerk.companyCode, colleague.userName);
    const answers = [
      await put(key),
      await put(key, { name: 'nut', quantity: '2' }, beside),
      await put(key, { name: 'nut', quantity: '2' }, rival.browser),
    ];
    expect(answers.map((answer) => answer.success)).toEqual([true, true, true]);
  });

  it('says that it is still running when the first takes longer than a caller waits', async () => {
    const key = randomUUID();
    await erp.owner.query('begin');
    await erp.owner.query(
      `insert into idempotency (company_id, user_id, key, call, input_hash) values ($1, $2, $3, 'putOnShelf', '')`,
      [clerk.companyId, clerk.userId, key],
    );
    const waiting = await put(key);
    await erp.owner.query('rollback');
    expect(waiting).toMatchObject({ code: 409, msgCode: 'REQUEST_IN_PROGRESS' });
    expect(await put(key)).toMatchObject({ success: true });
  });
});
