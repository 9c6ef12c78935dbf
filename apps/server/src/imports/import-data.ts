import { Readable } from 'node:stream';
import * as contract from '@gemba/contract/imports/import-data';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { createTurns } from '../kit/turns.ts';
import { sentenceOf, sentenceOfConflict } from './faults.ts';
import { importFile } from './import-file.ts';
import { rowsAsFile } from './rows-as-file.ts';
import { IMPORT_TABLES } from './tables/index.ts';

/** Users and what they may approve are administered by people, whichever roles a key has. */
const FOR_PEOPLE = ['app_user', 'approval_authority'];

/** Each import has a connection of its own beside the pool, so a node does one after the other. */
const inTurn = createTurns(1);

/**
 * Imports rows that a machine sends, by the rules of the files. They are written in a transaction of their own before the
 * answer is kept under the key of the request. If the server ends in between, the same request writes the same rows again,
 * which changes nothing.
 */
export const importData = operation(
  contract.importData,
  async (_, { companyId, userId, isMachine }, { params, body }, __, { database }) => {
    const table = IMPORT_TABLES.find(({ kind }) => kind === params.kind);
    if (!table) return refuse('IMPORT_KIND_UNKNOWN', { field: 'kind', kind: params.kind });
    if (isMachine && FOR_PEOPLE.includes(table.table)) refuse('NOT_BY_API_KEY');
    const { text, rowAt } = rowsAsFile(body.rows);
    const { rows, added, changed, same, faultCount, faults, conflictCount, conflicts } = await inTurn('import', () =>
      database.withConnection((client) =>
        importFile(client, table, Readable.from([Buffer.from(text)]), {
          companyId,
          userId,
          dryRun: body.dryRun,
          record: { by: userId },
        }),
      ),
    );
    return {
      rows,
      added,
      changed,
      same,
      faultCount,
      faults: faults.map((fault) => ({
        row: rowAt(fault.line),
        column: fault.column ?? null,
        code: fault.wrong,
        text: sentenceOf(fault),
      })),
      conflictCount,
      conflicts: conflicts.map((conflict) => ({
        row: rowAt(conflict.line),
        column: conflict.column,
        text: sentenceOfConflict(conflict),
      })),
    };
  },
);
