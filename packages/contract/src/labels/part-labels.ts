import * as z from 'zod/mini';
import { LotNumber, SerialNumber } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { PositiveQuantity } from '../kit/quantity.ts';
import { PartNumber } from '../parts/part-number.ts';
import { PrintJob } from './jobs/print-job.ts';
import { DrawnLabels, format, labelQuery, PrinterId } from './label-shapes.ts';

const ofPart = {
  method: 'GET',
  access: ['FIND_PART'],
  params: z.strictObject({ partNumber: PartNumber }),
  example: { params: { partNumber: 'W00-10/100(A)' } },
  refusals: ['PART_NOT_EXIST', 'LABEL_TEMPLATE_NOT_EXIST', 'PRINTER_NOT_EXIST'],
} as const;

const query = {
  ...labelQuery,
  quantity: z._default(PositiveQuantity, '1'),
  lotNumber: z.optional(LotNumber),
  serialNumber: z.optional(SerialNumber),
};

export const getPartLabels = defineCall({
  ...ofPart,
  name: 'getPartLabels',
  path: '/labels/parts/:partNumber',
  summary: 'Labels of a part as a file for printing',
  query: z.strictObject({ ...query, format }),
  reply: FileReply,
});

export const drawPartLabels = defineCall({
  ...ofPart,
  name: 'drawPartLabels',
  path: '/labels/parts/:partNumber/drawn',
  summary: 'The same labels as texts and codes in their places, for a screen',
  query: z.strictObject(query),
  reply: DrawnLabels,
});

export const printPartLabels = defineCall({
  ...ofPart,
  method: 'POST',
  name: 'printPartLabels',
  path: '/labels/parts/:partNumber/print',
  summary: 'Sends labels of a part to a printer of the company',
  body: z.strictObject({ ...query, printer: PrinterId }),
  example: { ...ofPart.example, body: { printer: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: [...ofPart.refusals, 'PRINTER_NOT_DIRECT'],
});
