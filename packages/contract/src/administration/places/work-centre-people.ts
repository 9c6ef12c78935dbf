import * as z from 'zod/mini';
import { nullableText } from '../../kit/nullable.ts';

/** The part of somebody at a work centre: a worker may take its tasks, a lead plans them. */
export const CENTRE_PARTS = ['WORKER', 'LEAD'] as const;
export type CentrePart = (typeof CENTRE_PARTS)[number];

export const Employee = z.strictObject({
  employeeId: z.string(),
  name: z.string(),
  jobTitle: nullableText,
  departmentName: z.string(),
});
export type Employee = z.infer<typeof Employee>;

export const CentrePerson = z.strictObject({
  ...Employee.shape,
  active: z.boolean(),
  /** A user who can sign in. Without one, they do nothing here. */
  hasUser: z.boolean(),
  /** That user has the role of a lead. */
  mayLead: z.boolean(),
});
export type CentrePerson = z.infer<typeof CentrePerson>;

export const WorkCentrePeople = z.strictObject({
  wc: z.string(),
  wcName: z.string(),
  workers: z.array(CentrePerson),
  leads: z.array(CentrePerson),
});
export type WorkCentrePeople = z.infer<typeof WorkCentrePeople>;
