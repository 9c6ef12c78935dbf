import * as contract from '@gemba/contract/imports/upload/get-import-progress';
import { operation } from '../../kit/http/operation.ts';
import { progressOf } from './running.ts';

export const getImportProgress = operation(contract.getImportProgress, async (_, actor) => progressOf(actor));
