import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { PrintJob } from '../../labels/jobs/print-job.ts';
import { PrinterId } from '../../labels/label-shapes.ts';

export const testPrinter = defineCall({
  name: 'testPrinter',
  method: 'POST',
  path: '/admin/printers/:printerId/test',
  summary: 'Prints a label that says the name, place and size of the printer',
  access: ['COMPANY_ADMIN'],
  params: z.strictObject({ printerId: PrinterId }),
  example: { params: { printerId: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: ['PRINTER_NOT_EXIST', 'PRINTER_NOT_DIRECT'],
});
