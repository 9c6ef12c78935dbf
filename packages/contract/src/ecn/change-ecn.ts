import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText, requiredText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { nullableDate } from '../kit/nullable.ts';
import { reasoned } from '../kit/reasoned.ts';
import { Disposition, Ecn, ecnParams } from './ecn.ts';

const EmployeeId = requiredText(40);

/** The fields of a change that engineering maintains. Its number, its parts and their revisions stay as they came. */
export const EcnFields = z.strictObject({
  title: requiredText(200),
  description: freeText(4_000),
  dueDate: DateText,
  effectiveDate: nullableDate,
  /** An active employee, as is the one that the work instruction waits for. */
  engineerId: EmployeeId,
  drawRevised: z.boolean(),
  wiRevised: z.boolean(),
  wiWaitsForId: z.nullable(EmployeeId),
  onOrderAction: Disposition,
  inInventoryAction: Disposition,
});
export type EcnFields = z.infer<typeof EcnFields>;

/** Needs FIND_ECN together with ENGINEERING_INFO. */
export const changeEcn = defineCall({
  name: 'changeEcn',
  method: 'PUT',
  path: '/ecns/:ecnNumber',
  summary: 'Changes the fields of an open engineering change, and tells those concerned',
  access: ['ENGINEERING_INFO'],
  posting: true,
  params: ecnParams,
  body: z.extend(EcnFields, reasoned),
  example: {
    params: { ecnNumber: 'ECN-1' },
    body: {
      title: 'Bearing seat tolerance tightened to H6',
      description: '',
      dueDate: '2026-12-01',
      effectiveDate: null,
      engineerId: 'E1001',
      drawRevised: true,
      wiRevised: false,
      wiWaitsForId: null,
      onOrderAction: 'MODIFY',
      inInventoryAction: 'USE',
      reason: 'The drawing is done',
      version: 999999,
    },
  },
  reply: Ecn,
  refusals: [
    'LIMITED_PERMISSIONS',
    'ECN_NOT_EXIST',
    'NOT_OPEN_ECN',
    'CHANGED_MEANWHILE',
    'VALUE_UNCHANGED',
    'CODE_NOT_EXIST',
  ],
});
