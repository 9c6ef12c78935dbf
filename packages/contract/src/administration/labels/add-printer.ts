import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { Printer, printerBody } from '../../labels/printers/printer.ts';

export const addPrinter = defineCall({
  name: 'addPrinter',
  method: 'POST',
  path: '/admin/printers',
  summary: 'Adds a label printer',
  access: ['COMPANY_ADMIN'],
  body: z.strictObject(printerBody),
  example: {
    body: { name: 'New', place: 'Dock 2', width: 100, height: 63, dpi: 203, host: null, port: 9100, active: true },
  },
  reply: Printer,
  posting: true,
  refusals: ['PRINTER_NAME_TAKEN', 'PRINTER_NOT_ALLOWED', 'TOO_MANY_PRINTERS'],
});
