import * as contract from '@gemba/contract/imports/upload/get-import-run';
import { type ImportOutcome, uploadImport } from '@gemba/contract/imports/upload/upload-import';
import { answerUnder } from '../../kit/http/idempotency.ts';
import { operation } from '../../kit/http/operation.ts';
import { progressOf } from './running.ts';

export const getImportRun = operation(contract.getImportRun, async (tx, actor, { params: { key } }) => ({
  running: progressOf(actor, key),
  outcome: (await answerUnder<ImportOutcome>(tx, actor, key, uploadImport.name)) ?? null,
}));
