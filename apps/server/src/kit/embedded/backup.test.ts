import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { withClient } from '../../testing/one-postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** The way that docs/operations/production.md advises for the embedded database. */
it('comes back from a copy of the folder of a stopped server', { timeout: 300_000 }, async () => {
  const [folder, copy] = [join(inject('runFolder'), 'backed-up'), join(inject('runFolder'), 'put-back')];
  const first = await startEmbeddedPostgres(folder);
  await withClient(first.url, (owner) => owner.query('create table kept as select 42 as number'));
  await first.stop();
  await cp(folder, copy, { recursive: true });
  const second = await startEmbeddedPostgres(copy);
  try {
    const { rows } = await withClient(second.url, (owner) => owner.query('select number from kept'));
    expect(rows).toEqual([{ number: 42 }]);
  } finally {
    await second.stop();
  }
});
