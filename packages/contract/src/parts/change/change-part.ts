import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { reasoned } from '../../kit/reasoned.ts';
import { holds } from '../../kit/roles.ts';
import { NewPart } from '../add-part.ts';
import { PartNumber } from '../part-number.ts';
import { Part } from '../part-shapes.ts';

/** Engineering decides, among the parts that it may read. */
export const mayChangeParts = (roles: readonly string[]) => holds(roles, ['ENGINEERING_INFO', 'FIND_PART'], 'all');

/** Stay as they are once goods of the part have moved: quantities, lots and values were written by them. */
export const SETTLED_BY_MOVES = ['uom', 'partType', 'trackableLevel', 'traceable', 'stdCost'] as const;

const {
  partType,
  uom,
  trackableLevel,
  traceable,
  saleable,
  qIType,
  partNumber: _,
  revision: __,
  ...optional
} = NewPart.shape;

/** As for a new part, but nothing has a default: a field that is left out is emptied. Number and revision stay. */
const ChangedPart = z.strictObject({
  ...optional,
  partType,
  uom: uom.def.innerType,
  trackableLevel: trackableLevel.def.innerType,
  traceable: traceable.def.innerType,
  saleable: saleable.def.innerType,
  qIType: qIType.def.innerType,
  active: z.boolean(),
});
export type ChangedPart = z.output<typeof ChangedPart>;

/** Needs FIND_PART together with ENGINEERING_INFO. */
export const changePart = defineCall({
  name: 'changePart',
  method: 'PUT',
  path: '/parts/:partNumber',
  summary: 'Changes the fields of a part, and tells the makers of its open orders',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: z.strictObject({ partNumber: PartNumber }),
  body: z.extend(ChangedPart, reasoned),
  example: {
    params: { partNumber: 'W00-10/100(A)' },
    body: {
      description: 'Shaft, hardened',
      partType: 'BUY',
      uom: 'EA',
      trackableLevel: 'NONE',
      traceable: false,
      saleable: false,
      qIType: 'NONE',
      active: true,
      weight: '1.25',
      weightUnit: 'kg',
      reason: 'Weighed',
      version: 999999,
    },
  },
  reply: Part,
  refusals: [
    'LIMITED_PERMISSIONS',
    'PART_NOT_EXIST',
    'CHANGED_MEANWHILE',
    'VALUE_UNCHANGED',
    'PART_HAS_MOVED',
    'MINIMUM_ABOVE_MAXIMUM',
    'CODE_NOT_EXIST',
  ],
});
