import * as contract from '@gemba/contract/administration/labels/test-printer';
import { operation } from '../../kit/http/operation.ts';
import { drawTest, queueLabels, readPrinter } from '../../labels/index.ts';

export const testPrinter = operation(
  contract.testPrinter,
  async (tx, actor, { params: { printerId } }, { language }) => {
    const printer = await readPrinter(tx, actor.companyId, printerId);
    return queueLabels(tx, actor, printerId, printer.name, await drawTest(printer, language));
  },
);
