import * as z from 'zod/mini';
import { Location } from '../inventory/inventory-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { FileReply } from '../kit/file-reply.ts';
import { DrawnLabels, format, labelQuery } from './label-shapes.ts';

const ofLocation = {
  method: 'GET',
  access: ['FIND_INVENTORY'],
  params: z.strictObject({ location: Location }),
  example: { params: { location: 'A-03-2' } },
  refusals: ['LOCATION_NOT_EXIST', 'LABEL_TEMPLATE_NOT_EXIST'],
} as const;

export const getLocationLabels = defineCall({
  ...ofLocation,
  name: 'getLocationLabels',
  path: '/labels/locations/:location',
  summary: 'The label of a shelf as a file for printing',
  query: z.strictObject({ ...labelQuery, format }),
  reply: FileReply,
});

export const drawLocationLabels = defineCall({
  ...ofLocation,
  name: 'drawLocationLabels',
  path: '/labels/locations/:location/drawn',
  summary: 'The same label as texts and codes in their places, for a screen',
  query: z.strictObject(labelQuery),
  reply: DrawnLabels,
});
