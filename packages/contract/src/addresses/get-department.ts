import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { AddressId, opened, words } from './address-shapes.ts';
import { DEPARTMENT_ACCESS } from './list-addresses.ts';

/** Contracts of employees. */
export const CONTRACTS = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'APPRENTICE'] as const;

/** The people of a department, with the fields that a colleague may see. */
const Colleague = z.strictObject({
  employeeId: z.string(),
  name: z.string(),
  jobTitle: words,
  phone: words,
  email: words,
  contract: z.enum(CONTRACTS),
});

export const Department = z.strictObject({ ...opened, people: z.array(Colleague) });
export type Department = z.infer<typeof Department>;

export const getDepartment = defineCall({
  name: 'getDepartment',
  method: 'GET',
  path: '/departments/:departmentId',
  summary: 'One department, its contacts and its people',
  access: DEPARTMENT_ACCESS,
  params: z.strictObject({ departmentId: AddressId }),
  example: { params: { departmentId: 'D-1' } },
  reply: Department,
  refusals: ['DEPARTMENT_NOT_EXIST'],
});
