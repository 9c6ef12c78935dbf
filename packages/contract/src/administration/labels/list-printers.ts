import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Printer } from '../../labels/printers/printer.ts';

export const listPrinters = defineCall({
  name: 'listPrinters',
  method: 'GET',
  path: '/admin/printers',
  summary: 'The label printers of the company, those that are no longer in use too',
  access: ['COMPANY_ADMIN'],
  reply: z.strictObject({
    printers: z.array(Printer),
    /** The operator lets the server reach printers: GEMBA_PRINTER_NETWORKS is set. */
    reachesPrinters: z.boolean(),
  }),
});
