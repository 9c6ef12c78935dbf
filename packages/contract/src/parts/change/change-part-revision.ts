import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { reasoned } from '../../kit/reasoned.ts';
import { PartNumber } from '../part-number.ts';
import { Revision } from '../part-revision.ts';

/**
 * Needs FIND_PART together with ENGINEERING_INFO. The stock of a part counts as its revision: an order that asks for it can ship.
 * A part with a BOM gets a new revision by its BOM; here it goes back to one that it had.
 */
export const changePartRevision = defineCall({
  name: 'changePartRevision',
  method: 'PUT',
  path: '/parts/:partNumber/revision',
  summary: 'Sets the revision of a part, and tells the makers of its open orders',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({ revision: Revision, ...reasoned }),
  example: {
    params: { partNumber: 'W00-10/100(A)' },
    body: { revision: 'B', reason: 'The drawing has a new note only', version: 999999 },
  },
  reply: z.strictObject({ partNumber: z.string(), revision: z.string(), version: z.int() }),
  refusals: [
    'LIMITED_PERMISSIONS',
    'PART_NOT_EXIST',
    'PART_REVISION_OF_BOM',
    'BOM_REVISION_NOT_OF_ECN',
    'CHANGED_MEANWHILE',
    'VALUE_UNCHANGED',
  ],
});
