import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/files/file-reply.ts';
import { OrderNumber } from '../kit/order-number.ts';
import { PositiveQuantity } from '../kit/quantity.ts';
import { PrintJob } from './jobs/print-job.ts';
import { chosenLines, DrawnLabels, format, labelQuery, PrinterId } from './label-shapes.ts';

const ofSale = {
  method: 'GET',
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({ soNumber: OrderNumber }),
  example: { params: { soNumber: '61207' } },
  refusals: [
    'SALES_ORDER_NOT_EXIST',
    'SHIPPER_NOT_EXIST',
    'SHIPPER_IS_NOT_FOR_THIS_SO',
    'LIMITED_PERMISSIONS',
    'LABEL_TEMPLATE_NOT_EXIST',
    'PRINTER_NOT_EXIST',
    'NOTHING_TO_LABEL',
    'TOO_MANY_LABELS',
  ] as const,
} as const;

/**
 * A line has a label with what is still to be shipped of it, or was ordered. With a shipper, which needs FIND_SHIPPER too,
 * each of its picks has one, with its lot and serial number. A quantity stands on every label instead.
 */
const query = {
  ...labelQuery,
  quantity: z.optional(PositiveQuantity),
  shipperNumber: z.optional(OrderNumber),
  lines: chosenLines,
};

export const getSalesOrderLabels = defineCall({
  ...ofSale,
  name: 'getSalesOrderLabels',
  path: '/labels/salesOrders/:soNumber',
  summary: 'Labels of the goods of a sales order as a file for printing',
  query: z.strictObject({ ...query, format }),
  reply: FileReply,
});

export const drawSalesOrderLabels = defineCall({
  ...ofSale,
  name: 'drawSalesOrderLabels',
  path: '/labels/salesOrders/:soNumber/drawn',
  summary: 'The same labels as texts and codes in their places, for a screen',
  query: z.strictObject(query),
  reply: DrawnLabels,
});

export const printSalesOrderLabels = defineCall({
  ...ofSale,
  method: 'POST',
  name: 'printSalesOrderLabels',
  path: '/labels/salesOrders/:soNumber/print',
  summary: 'Sends labels of the goods of a sales order to a printer of the company',
  body: z.strictObject({ ...query, printer: PrinterId }),
  example: { ...ofSale.example, body: { printer: '404' } },
  reply: PrintJob,
  posting: true,
  refusals: [...ofSale.refusals, 'PRINTER_NOT_DIRECT'],
});
