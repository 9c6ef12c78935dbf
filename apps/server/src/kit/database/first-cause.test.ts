import { expect, it } from 'vitest';
import { PATIENT_MS } from '../../testing/patience.ts';
import { plainQuery } from '../../testing/plain-query.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';

/**
 * Statements of a transaction travel together. When one fails, all behind it fail too, and theirs may be told first: a
 * deadlock would not be tried again, a lock that was waited for too long would be a bug of ours.
 */
it('a transaction fails with what went wrong first, however deep the promise of it lies', async () => {
  const { appUrl } = await createTestDatabase();
  const database = createDatabase(createPool(appUrl, { waitMs: PATIENT_MS, onError: () => {} }));
  const failing = database.asCompany(1, async (tx) => {
    const deep = async () => {
      await Promise.all([tx.all(plainQuery('select 1 / 0')), tx.all(plainQuery('select 1'))]);
    };
    await Promise.all([deep(), tx.all(plainQuery('select 2')), tx.all(plainQuery('select 3'))]);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await database.close();
});
