import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as contract from '@gemba/contract/imports/kinds/export-data';
import { slowOperation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { isFull } from '../../kit/storage/storage.ts';
import { createTurns } from '../../kit/turns.ts';
import { asOfNow, exportFile } from '../export-file.ts';
import { tableOfKind } from './table-of-kind.ts';

/** Each has a connection of its own beside the pool. */
const inTurn = createTurns(2);

/** Written to the disk first, so that a slow phone holds no connection to the database. */
export const exportData = slowOperation(contract.exportData, ({ database, storage }) => ({
  read: async (_, __, { params: { kind } }) => tableOfKind(kind),
  async work(table, { companyId }) {
    const write = () =>
      database.withConnection((client) =>
        asOfNow(client, companyId, () =>
          storage.receive(
            Readable.from(exportFile(client, table, companyId), { objectMode: false }),
            Number.MAX_SAFE_INTEGER,
          ),
        ),
      );
    const { storageId, path, byteCount } = await inTurn('export', write).catch((error: unknown) => {
      if (isFull(error)) refuse('DOCUMENT_STORAGE_FULL');
      throw error;
    });
    const content = createReadStream(path);
    content.once('close', () => void storage.discard(storageId));
    return { fileName: `${table.kind}.csv`, contentType: 'text/csv; charset=utf-8', byteCount, inline: false, content };
  },
}));
