import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { Person } from '../kit/person.ts';
import { ROLES } from '../kit/roles.ts';

/** Colleagues, and departments, of which so many are given at most. */
export const RECEIVERS_SHOWN = 20;

export const listMessageReceivers = defineCall({
  name: 'listMessageReceivers',
  method: 'GET',
  path: '/messages/receivers',
  summary: 'Whom this person can write to: colleagues and departments by name, and the roles that somebody holds',
  access: ['SEND_MESSAGE'],
  query: z.strictObject({ q: z.optional(freeText(64)) }),
  reply: z.strictObject({
    people: z.array(Person),
    departments: z.array(z.strictObject({ departmentId: z.string(), name: z.string() })),
    roles: z.array(z.enum(ROLES)),
  }),
});
