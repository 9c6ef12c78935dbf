import * as contract from '@gemba/contract/administration/labels/add-printer';
import type { CallParsed } from '@gemba/contract/kit/call';
import { PRINTERS_AT_MOST } from '@gemba/contract/labels/printers/printer';
import { recordChange } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { readPrinter, readPrinters } from '../../labels/index.ts';
import { auditedPrinter, checkPrinter } from './check-printer.ts';

type Fields = CallParsed<typeof contract.addPrinter>['body'] & { companyId: number };

const insertPrinter = statement<Fields, { printerId: string }>(
  `insert into label_printer (company_id, name, place, width, height, dpi, host, port, active)
   values (:companyId, :name, :place, :width, :height, :dpi, :host, :port, :active) returning printer_id::text`,
);

export const addPrinter = operation(contract.addPrinter, async (tx, actor, { body }, _, { config }) => {
  const { companyId } = actor;
  await checkPrinter(tx, companyId, null, body, config.printerNetworks);
  if ((await readPrinters(tx, companyId)).length >= PRINTERS_AT_MOST)
    refuse('TOO_MANY_PRINTERS', { most: PRINTERS_AT_MOST });
  const { printerId } = await tx.one(insertPrinter({ companyId, ...body }));
  const added = await readPrinter(tx, companyId, printerId);
  await recordChange(tx, actor, { kind: 'printer', subject: added.name, act: 'added', after: auditedPrinter(added) });
  return added;
});
