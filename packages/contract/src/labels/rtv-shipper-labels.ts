import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { rtvShipperParams } from '../shipping/rtv/rtv-shipper.ts';
import { PrintJob } from './jobs/print-job.ts';
import { chosenLines, DrawnLabels, format, labelQuery, PrinterId } from './label-shapes.ts';

const ofRtvShipper = {
  method: 'GET',
  access: ['FIND_SHIPPER'],
  params: rtvShipperParams,
  example: { params: { shipperNumber: '101' } },
  refusals: [
    'RTV_SHIPPER_NOT_EXIST',
    'LABEL_TEMPLATE_NOT_EXIST',
    'PRINTER_NOT_EXIST',
    'NOTHING_TO_LABEL',
    'TOO_MANY_LABELS',
  ],
} as const;

const query = { ...labelQuery, lines: chosenLines };

/** Goods from one location have a label with their quantity, each serial number one of its own. */
export const getRtvShipperLabels = defineCall({
  ...ofRtvShipper,
  name: 'getRtvShipperLabels',
  path: '/labels/rtvShippers/:shipperNumber',
  summary: 'Labels of the goods that go back to a vendor as a file for printing',
  query: z.strictObject({ ...query, format }),
  reply: FileReply,
});

export const drawRtvShipperLabels = defineCall({
  ...ofRtvShipper,
  name: 'drawRtvShipperLabels',
  path: '/labels/rtvShippers/:shipperNumber/drawn',
  summary: 'The same labels as texts and codes in their places, for a screen',
  query: z.strictObject(query),
  reply: DrawnLabels,
});

export const printRtvShipperLabels = defineCall({
  ...ofRtvShipper,
  method: 'POST',
  name: 'printRtvShipperLabels',
  path: '/labels/rtvShippers/:shipperNumber/print',
  summary: 'Sends labels of the goods that go back to a vendor to a printer of the company',
  body: z.strictObject({ ...query, printer: PrinterId }),
  example: { ...ofRtvShipper.example, body: { printer: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: [...ofRtvShipper.refusals, 'PRINTER_NOT_DIRECT'],
});
