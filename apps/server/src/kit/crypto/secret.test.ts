import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { proposeSecret, secretIn, settleSecret } from './secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'gemba-secret-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const RESTORED = 'the secret of the server that wrote the backup';

it('becomes that of a backup once the database takes it, and not before', async () => {
  const own = await secretIn(folder);
  await proposeSecret(folder, RESTORED);
  expect(await secretIn(folder)).toBe(own);
  await settleSecret(folder, async () => false);
  expect([await secretIn(folder), await readdir(folder)]).toEqual([own, ['secret']]);
  await proposeSecret(folder, RESTORED);
  await settleSecret(folder, async (secret) => secret === RESTORED);
  expect([await secretIn(folder), await readdir(folder)]).toEqual([RESTORED, ['secret']]);
  await settleSecret(folder, () => expect.fail('there is nothing to settle'));
});
