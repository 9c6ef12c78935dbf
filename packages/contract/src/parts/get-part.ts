import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { PartNumber } from './part-number.ts';
import { Part } from './part-shapes.ts';

export const partParams = z.strictObject({ partNumber: PartNumber });

export const getPart = defineCall({
  name: 'getPart',
  method: 'GET',
  path: '/parts/:partNumber',
  summary: 'One part with all its fields and its eight quantities',
  access: ['FIND_PART'],
  params: partParams,
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: Part,
  refusals: ['PART_NOT_EXIST'],
});
