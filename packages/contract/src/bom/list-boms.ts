import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { BomHead } from './bom-shapes.ts';

export const listBoms = defineCall({
  name: 'listBoms',
  method: 'GET',
  path: '/boms',
  summary: 'Parts that have a BOM, by number; what is typed is searched in number and description',
  access: ['FIND_BOM'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(BomHead),
});
