import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { nullableText } from '../kit/nullable.ts';
import { ChangeReason } from '../kit/reasoned.ts';
import { holds } from '../kit/roles.ts';
import { PartNumber } from '../parts/part-number.ts';
import { NewBomItems } from './add-bom.ts';
import { Revision } from './bom-shapes.ts';

/** Engineering decides, among the BOMs that it may read. */
export const mayChangeBoms = (roles: readonly string[]) => holds(roles, ['ENGINEERING_INFO', 'FIND_BOM'], 'all');

/**
 * Needs FIND_BOM together with ENGINEERING_INFO. A BOM is never edited: it gets a new revision, which the part takes on.
 * Open work orders keep their components, the next one uses the new revision.
 */
export const changeBom = defineCall({
  name: 'changeBom',
  method: 'POST',
  path: '/boms/:partNumber/revisions',
  summary: 'Changes a BOM by a new revision, under the open ECN of the part if there is one',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.strictObject({
    /** The revision that the person started from. */
    from: Revision,
    revision: Revision,
    items: NewBomItems,
    reason: ChangeReason,
  }),
  example: {
    params: { partNumber: 'W00-10/100(A)' },
    body: {
      from: 'A',
      revision: 'B',
      items: [{ itemNumber: 1, component: 'W00-10-100', makeBuy: 'BUY', quantity: '2' }],
      reason: 'Second seal against dust',
    },
  },
  reply: z.strictObject({ partNumber: z.string(), revision: z.string(), ecnNumber: nullableText }),
  refusals: [
    'LIMITED_PERMISSIONS',
    'PART_NOT_EXIST',
    'BOM_NOT_EXIST',
    'CHANGED_MEANWHILE',
    'BOM_REVISION_EXISTS',
    'BOM_REVISION_NOT_OF_ECN',
    'BOM_LOOP',
    'BOM_TOO_DEEP',
    'BOM_WITHOUT_ITEMS',
    'BOM_DUPLICATE_ITEM',
  ],
});
