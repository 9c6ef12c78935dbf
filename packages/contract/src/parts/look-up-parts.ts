import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { PartName } from './part-shapes.ts';

/** Roles whose forms take a part. Not all of them may read parts. */
const ACCESS = [
  'FIND_PART',
  'FIND_INVENTORY',
  'UPDATE_RECEIVER',
  'RECEIVER_FROM_WO',
  'ADD_SHIPPER',
  'QUALITY_INFO',
  'ADD_BOM',
  'ENGINEERING_INFO',
] as const;

export const lookUpParts = defineCall({
  name: 'lookUpParts',
  method: 'GET',
  path: '/parts/lookUp',
  summary:
    'The parts that a form takes, by number or description: found as listParts finds them, without what is on hand',
  access: ACCESS,
  query: z.strictObject({ q: z._default(freeText(80), ''), ...pageQuery }),
  example: { query: { q: 'seal' } },
  reply: pageOf(PartName),
  refusals: ['PART_NUMBER_REQUIRED'],
});
