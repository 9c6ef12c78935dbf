import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import * as contract from '@gemba/contract/imports/kinds/export-data';
import { operation } from '../../kit/http/operation.ts';
import { createTurns } from '../../kit/turns.ts';
import { asOfNow, exportFile } from '../export-file.ts';
import { tableOfKind } from './table-of-kind.ts';

/** Each has a connection of its own beside the pool. */
const inTurn = createTurns(2);

/** Written to the disk first, so that a slow phone holds no connection to the database. */
export const exportData = operation(
  contract.exportData,
  async (_, { companyId }, { params: { kind } }, __, { database, storage }) => {
    const { storageId, path, byteCount } = await inTurn('export', () =>
      database.withConnection((client) =>
        asOfNow(client, companyId, () =>
          storage.receive(
            Readable.from(exportFile(client, tableOfKind(kind), companyId), { objectMode: false }),
            Number.MAX_SAFE_INTEGER,
          ),
        ),
      ),
    );
    const content = createReadStream(path);
    content.once('close', () => void storage.discard(storageId));
    return { fileName: `${kind}.csv`, contentType: 'text/csv; charset=utf-8', byteCount, inline: false, content };
  },
);
