import { describe, expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { plainQuery } from '../testing/plain-query.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** I14: numbers of documents are unique per company, also when connections die in the middle. */
const erp = await startOwnApp();
await erp.owner.query(
  'create table paper (company_id integer, number bigint, primary key (company_id, number)); grant all on paper to gemba_app',
);

describe('document numbers', () => {
  it('are never given twice over 5,000 documents and 20 killed connections', async () => {
    const companies = [(await erp.company()).companyId, (await erp.company()).companyId];
    const reported: Error[] = [];
    const database = createDatabase(
      createPool(erp.appUrl, { waitMs: PATIENT_MS, onError: (error) => void reported.push(error) }),
    );
    let written = 0;
    let lost = 0;
    const write = async (client: number) => {
      const companyId = companies[client % 2] as number;
      for (let document = 0; document < 250; document += 1) {
        try {
          await database.asCompany(companyId, (tx) =>
            tx.all(plainQuery(`insert into paper values ($1, next_number('paper'))`, [companyId])),
          );
          written += 1;
        } catch (error) {
          // A duplicate would be 23505; a killed connection is the only failure allowed here.
          expect((error as { code?: string }).code ?? '57P01').toMatch(/^(57P01|08|ECONN|EPIPE)/);
          lost += 1;
        }
      }
    };
    let killed = 0;
    const kill = async () => {
      for (let round = 0; round < 20; round += 1) {
        const { rowCount } = await erp.owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user
            and query like '%next_number%' limit 1`,
        );
        killed += rowCount ?? 0;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    await Promise.all([...Array.from({ length: 20 }, (_, client) => write(client)), kill()]);
    const { rows } = await erp.owner.query<{ count: number; companies: number }>(
      'select count(*)::int as count, count(distinct company_id)::int as companies from paper',
    );
    expect(rows[0]).toEqual({ count: written, companies: 2 });
    expect(written + lost).toBe(5_000);
    expect(killed).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
    // A connection that dies in use tells the pool; without a listener it would end the process.
    expect(reported.length).toBeGreaterThan(0);
    await database.close();
  });
});
