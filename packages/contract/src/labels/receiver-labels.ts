import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { RECEIVER_ROLES } from '../receiving/receivers/receiver-roles.ts';
import { PrintJob } from './jobs/print-job.ts';
import { chosenLines, DrawnLabels, format, labelQuery, PrinterId } from './label-shapes.ts';

const RECEIVERS_AT_MOST = 20;
/** Goods on the way of several orders come in on several receivers at once. */
const receiverNumbers = z.string().check(
  z.regex(
    // regex: every number ends at a comma, which it cannot hold
    new RegExp(`^[\\x21-\\x2b\\x2d-\\x7e]{1,40}(?:,[\\x21-\\x2b\\x2d-\\x7e]{1,40}){0,${RECEIVERS_AT_MOST - 1}}$`),
  ),
);

const ofReceivers = {
  method: 'GET',
  access: RECEIVER_ROLES,
  params: z.strictObject({ receiverNumbers }),
  example: { params: { receiverNumbers: '90420,90421' } },
  refusals: [
    'RECEIVER_NOT_EXIST',
    'LABEL_TEMPLATE_NOT_EXIST',
    'PRINTER_NOT_EXIST',
    'NOTHING_TO_LABEL',
    'TOO_MANY_LABELS',
  ],
} as const;

const query = { ...labelQuery, lines: chosenLines };

/** Each place that goods were put at has a label with what lies there, each serial number one of its own. */
export const getReceiverLabels = defineCall({
  ...ofReceivers,
  name: 'getReceiverLabels',
  path: '/labels/receivers/:receiverNumbers',
  summary: 'Labels of the goods that came in as a file for printing; several receivers with commas',
  query: z.strictObject({ ...query, format }),
  reply: FileReply,
});

export const drawReceiverLabels = defineCall({
  ...ofReceivers,
  name: 'drawReceiverLabels',
  path: '/labels/receivers/:receiverNumbers/drawn',
  summary: 'The same labels as texts and codes in their places, for a screen',
  query: z.strictObject(query),
  reply: DrawnLabels,
});

export const printReceiverLabels = defineCall({
  ...ofReceivers,
  method: 'POST',
  name: 'printReceiverLabels',
  path: '/labels/receivers/:receiverNumbers/print',
  summary: 'Sends labels of the goods that came in to a printer of the company',
  body: z.strictObject({ ...query, printer: PrinterId }),
  example: { ...ofReceivers.example, body: { printer: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: [...ofReceivers.refusals, 'PRINTER_NOT_DIRECT'],
});
