import * as contract from '@gemba/contract/administration/labels/change-printer';
import type { CallParsed } from '@gemba/contract/kit/call';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readPrinter } from '../../labels/index.ts';
import { auditedPrinter, checkPrinter } from './check-printer.ts';

type Fields = CallParsed<typeof contract.changePrinter>['body'] & { companyId: number; printerId: string };

// The version is compared in the write itself: two administrators may save at the same moment.
const updatePrinter = statement<Fields, object>(
  `update label_printer
      set name = :name, place = :place, width = :width, height = :height, dpi = :dpi, host = :host, port = :port,
          active = :active, version = version + 1
    where company_id = :companyId and printer_id = :printerId::text::bigint and version = :version returning 1`,
);

/** Jobs that wait already go to the new address, as they were drawn. */
export const changePrinter = operation(contract.changePrinter, async (tx, actor, { params, body }, _, { config }) => {
  const { companyId } = actor;
  const { printerId } = params;
  await checkPrinter(tx, companyId, printerId, body, config.printerNetworks);
  const before = await readPrinter(tx, companyId, printerId);
  if (!(await tx.first(updatePrinter({ companyId, printerId, ...body })))) refuse('PRINTER_CHANGED');
  const after = await readPrinter(tx, companyId, printerId);
  await recordChange(tx, actor, {
    kind: 'printer',
    subject: after.name,
    act: 'changed',
    before: auditedPrinter(before),
    after: auditedPrinter(after),
  });
  return after;
});
