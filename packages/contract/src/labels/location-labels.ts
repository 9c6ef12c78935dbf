import * as z from 'zod/mini';
import { Location } from '../inventory/inventory-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { PrintJob } from './jobs/print-job.ts';
import { DrawnLabels, format, labelQuery, PrinterId } from './label-shapes.ts';

/** Another template makes it as large as that one. */
const query = { ...labelQuery, template: z._default(labelQuery.template, 'location') };

const ofLocation = {
  method: 'GET',
  access: ['FIND_INVENTORY'],
  params: z.strictObject({ location: Location }),
  example: { params: { location: 'A-03-2' } },
  refusals: ['LOCATION_NOT_EXIST', 'LABEL_TEMPLATE_NOT_EXIST', 'PRINTER_NOT_EXIST'],
} as const;

export const getLocationLabels = defineCall({
  ...ofLocation,
  name: 'getLocationLabels',
  path: '/labels/locations/:location',
  summary: 'The label of a shelf as a file for printing',
  query: z.strictObject({ ...query, format }),
  reply: FileReply,
});

export const drawLocationLabels = defineCall({
  ...ofLocation,
  name: 'drawLocationLabels',
  path: '/labels/locations/:location/drawn',
  summary: 'The same label as texts and codes in their places, for a screen',
  query: z.strictObject(query),
  reply: DrawnLabels,
});

export const printLocationLabels = defineCall({
  ...ofLocation,
  method: 'POST',
  name: 'printLocationLabels',
  path: '/labels/locations/:location/print',
  summary: 'Sends the label of a shelf to a printer of the company',
  body: z.strictObject({ ...query, printer: PrinterId }),
  example: { ...ofLocation.example, body: { printer: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: [...ofLocation.refusals, 'PRINTER_NOT_DIRECT'],
});
