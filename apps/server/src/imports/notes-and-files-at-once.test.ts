import { Readable } from 'node:stream';
import type { Rma } from '@gemba/contract/orders/returns/return-shapes';
import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import { withClient } from '../testing/one-postgres.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startOwnApp, startTestApp } from '../testing/test-app.ts';
import { importWithin } from './import-file.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile } from './testing/bring.ts';

const DAYS = '2026-02-01,2026-03-01';

/** A company with a credited return, and a file of one invoice on a connection of its own. */
async function openCredited(erp: Awaited<ReturnType<typeof startTestApp>>, note: string) {
  const room = await openStockRoom(erp);
  const accountant = await room.person({ roles: ['ACCOUNTING_INFO'] });
  const rma = await room.rma([{ price: '5' }]);
  const whose = { companyId: room.companyId, userId: room.userId };
  const header = 'invoiceNumber,kind,customerId,rmaNumber,invoiceDate,dueDate,currency,net';
  await bringFile(erp.owner, 'invoices', `${header}\n${note},CREDIT_NOTE,C-1,${rma},${DAYS},USD,-5`, whose);
  const { version } = (await room.get<Rma>(`/rmas/${rma}`)).data;
  const table = IMPORT_TABLES.find(({ kind }) => kind === 'invoices');
  if (!table) throw new Error('there are no invoices');
  return {
    room,
    takeBack: () =>
      room.post(`/returns/rma/${rma}/takeBackNote`, { reason: 'Another return', version }, undefined, accountant),
    bringOn: async (client: ClientBase, number: string) => {
      const file = `invoiceNumber,customerId,invoiceDate,dueDate,currency,net\n${number},C-1,${DAYS},USD,90`;
      await client.query('begin');
      await queriesOn(client).run(enterCompany({ companyId: String(room.companyId) }));
      return importWithin(client, table, Readable.from([Buffer.from(file)]), whose);
    },
    /** So many connections wait for a lock. */
    untilWaiting: async (count: number) => {
      await expect.poll(async () => (await erp.owner.query(WAITING)).rowCount, { timeout: 30_000 }).toBe(count);
    },
  };
}

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a note that is taken back while a file brings the number of its counter-note', () => {
  it('waits for the file, and draws the next number', async () => {
    const erp = await startTestApp();
    const { room, takeBack, bringOn, untilWaiting } = await openCredited(erp, 'C-8');
    await withClient(erp.ownerUrl, async (importer) => {
      expect(await bringOn(importer, 'C-8-R')).toMatchObject({ added: 1 });
      const answer = takeBack();
      await untilWaiting(1);
      await importer.query('commit');
      expect(await answer).toMatchObject({ msgCode: 'OK', data: { counterNote: 'C-8-R2' } });
    });
    expect(await room.broken()).toEqual([]);
  });

  it('or the file waits for it, and leaves its row as a conflict', async () => {
    const erp = await startTestApp();
    const { room, takeBack, bringOn, untilWaiting } = await openCredited(erp, 'C-9');
    await withClient(erp.ownerUrl, async (holder) => {
      await holder.query('begin');
      await holder.query(`select from customer where company_id = $1 for update`, [room.companyId]);
      const answer = takeBack();
      await untilWaiting(1);
      await withClient(erp.ownerUrl, async (importer) => {
        const imported = bringOn(importer, 'C-9-R');
        await untilWaiting(2);
        await holder.query('commit');
        expect(await answer).toMatchObject({ msgCode: 'OK', data: { counterNote: 'C-9-R' } });
        expect(await imported).toMatchObject({ added: 0, conflictCount: 1 });
        await importer.query('commit');
      });
    });
    expect(await room.broken()).toEqual([]);
  });

  it('is refused in words where the file takes longer than a request waits', async () => {
    const erp = await startOwnApp({ env: { GEMBA_DATABASE_WAIT_SECONDS: '1' } });
    const { takeBack, bringOn } = await openCredited(erp, 'C-10');
    await withClient(erp.ownerUrl, async (importer) => {
      await bringOn(importer, 'C-10-R');
      expect(await takeBack()).toMatchObject({ code: 409, msgCode: 'IMPORT_UNDER_WAY' });
      await importer.query('rollback');
    });
    expect(await takeBack()).toMatchObject({ msgCode: 'OK', data: { counterNote: 'C-10-R' } });
  });
});
