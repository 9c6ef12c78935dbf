import { Readable } from 'node:stream';
import * as contract from '@gemba/contract/imports/import-data';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { createTurns } from '../kit/turns.ts';
import { type Fault, sentenceOfConflict } from './faults.ts';
import { importFile } from './import-file.ts';
import { rowsAsFile } from './rows-as-file.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { faultIn } from './words/words.ts';

/** Users and what they may approve are administered by people, whichever roles a key has. */
const FOR_PEOPLE = ['app_user', 'approval_authority'];

/** A machine counts rows, and knows no lines. */
const amongRows = (fault: Fault, rowAt: (line: number) => number | null): Fault =>
  fault.wrong === 'TWICE'
    ? { line: fault.line, wrong: 'ROW_TWICE', facts: { other: String(rowAt(Number(fault.facts?.['other']))) } }
    : fault;

/** Each import has a connection of its own beside the pool, so a node does one after the other. */
const inTurn = createTurns(1);

/**
 * Imports rows that a machine sends, by the rules of the files: all of them but conflicts, or a refusal that says every fault. They are written in a transaction of their own before the
 * answer is kept under the key of the request. If the server ends in between, the same request writes the same rows again,
 * which changes nothing.
 */
export const importData = operation(
  contract.importData,
  async (_, { companyId, userId, isMachine }, { params, body }, { language }, { database }) => {
    const table = IMPORT_TABLES.find(({ kind }) => kind === params.kind);
    if (!table) return refuse('IMPORT_KIND_UNKNOWN', { field: 'kind', kind: params.kind });
    if (isMachine && FOR_PEOPLE.includes(table.table)) refuse('NOT_BY_API_KEY');
    const { text, rowAt } = rowsAsFile(body.rows);
    const imported = await inTurn('import', () =>
      database.withConnection((client) =>
        importFile(client, table, Readable.from([Buffer.from(text)]), {
          companyId,
          userId,
          dryRun: body.dryRun,
          record: { by: userId },
        }),
      ),
    );
    const { rows, badRows, added, changed, same, refused, faultCount, faults, conflictCount, conflicts } = imported;
    if (refused) {
      const told = faults.map((fault) => ({
        row: rowAt(fault.line),
        column: fault.column ?? null,
        code: fault.wrong,
        text: faultIn(amongRows(fault, rowAt), language),
      }));
      refuse('IMPORT_REFUSED', { rows, badRows, faultCount, faults: told } satisfies contract.RefusedRows);
    }
    return {
      rows,
      added,
      changed,
      same,
      conflictCount,
      conflicts: conflicts.map((conflict) => ({
        row: rowAt(conflict.line),
        column: conflict.column,
        text: sentenceOfConflict(conflict),
      })),
    };
  },
);
