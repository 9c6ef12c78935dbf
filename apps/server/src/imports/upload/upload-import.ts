import { createReadStream } from 'node:fs';
import * as contract from '@gemba/contract/imports/upload/upload-import';
import type { Language } from '@gemba/contract/kit/languages';
import { transfer } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { bothValues } from '../conflicts/both-values.ts';
import type { Fault } from '../faults.ts';
import { importWithin } from '../import-file.ts';
import { tableOfKind } from '../kinds/table-of-kind.ts';
import { faultIn, inLanguage } from '../words/words.ts';
import { endProgress, noteProgress } from './running.ts';

const { fileBytes, fileMegabytes, told } = contract.IMPORT_LIMITS;

const toldIn = (language: Language) => (fault: Fault) => ({
  line: fault.line,
  column: fault.column ?? null,
  value: fault.cell ?? (fault.wrong === 'NOT_FOUND' ? (fault.facts?.['value'] ?? null) : null),
  code: fault.wrong,
  text: faultIn(fault, language),
});

/**
 * Imports the file of a browser by the rules of `gemba import`. A trial leaves bad rows out, so that it can say how many of the
 * others are new; it ends when the person goes away. An import goes on: whoever sends it again gets its answer.
 */
export const uploadImport = transfer(contract.uploadImport, {
  maximumBytes: fileBytes,
  tooLarge: () => refuse('DOCUMENT_TOO_LARGE', { maximum: fileMegabytes, field: 'file' }),
  full: () => refuse('DOCUMENT_STORAGE_FULL'),
  named: () => {},
  operation: async (actor, { params: { kind }, body }, { client, file, key, left, visit: { language } }) => {
    const { companyId, userId } = actor;
    const { columns, dryRun, leaveBadRowsOut } = body;
    const table = tableOfKind(kind);
    const since = performance.now();
    noteProgress(actor, key, { step: 'READING', rows: 0 });
    try {
      const imported = await importWithin(client, table, createReadStream(file.path), {
        companyId,
        userId,
        dryRun,
        columns,
        leaveOut: dryRun || leaveBadRowsOut,
        most: told,
        record: { by: userId, fileName: file.fileName },
        progress: (rows, step) => noteProgress(actor, key, { step, rows }),
        ...(dryRun && { signal: left }),
      });
      const { refused, rows, badRows, added, changed, same, faultCount, faults, conflictCount, conflicts } = imported;
      return {
        refused,
        rows,
        badRows,
        added,
        changed,
        same,
        faultCount,
        faults: faults.map(toldIn(language)),
        conflictCount,
        conflicts: conflicts.map((row) => ({
          line: row.line,
          column: row.column,
          reason: inLanguage(row.why, language),
          ...bothValues(table, row, language),
        })),
        milliseconds: Math.round(performance.now() - since),
      };
    } finally {
      endProgress(actor, key);
    }
  },
});
