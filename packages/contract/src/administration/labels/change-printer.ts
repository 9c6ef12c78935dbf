import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PositiveInteger } from '../../kit/integer.ts';
import { PrinterId } from '../../labels/label-shapes.ts';
import { Printer, printerBody } from '../../labels/printers/printer.ts';

export const changePrinter = defineCall({
  name: 'changePrinter',
  method: 'PUT',
  path: '/admin/printers/:printerId',
  summary: 'Changes a label printer, gives it up or takes it back',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ printerId: PrinterId }),
  body: z.strictObject({ ...printerBody, version: PositiveInteger }),
  example: {
    params: { printerId: '404' },
    body: {
      name: 'Old',
      place: 'Dock 2',
      width: 100,
      height: 63,
      dpi: 203,
      host: null,
      port: 9100,
      active: false,
      version: 999999,
    },
  },
  reply: Printer,
  posting: true,
  refusals: ['PRINTER_NOT_EXIST', 'PRINTER_CHANGED', 'PRINTER_NAME_TAKEN', 'PRINTER_NOT_ALLOWED'],
});
