import * as contract from '@gemba/contract/administration/labels/list-printers';
import { operation } from '../../kit/http/operation.ts';
import { readPrinters } from '../../labels/index.ts';

export const listPrinters = operation(contract.listPrinters, async (tx, { companyId }, _, __, { config }) => ({
  printers: await readPrinters(tx, companyId),
  reachesPrinters: config.printerNetworks.length > 0,
}));
