import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { nullableText } from '../../kit/nullable.ts';
import { TypedCode } from '../../tasks/task/task-shapes.ts';

/** The work centre and the order of the task that the caller works on, else the only work centre they are authorised for. */
export const getAlarmForm = defineCall({
  name: 'getAlarmForm',
  method: 'GET',
  path: '/alarmForm',
  summary: 'What the form for an alarm begins with: work centres, and the types that are usual there',
  access: 'signedIn',
  query: z.strictObject({ wc: z.optional(TypedCode) }),
  reply: z.strictObject({
    wc: nullableText,
    wo: nullableText,
    /** Those that the caller is authorised for come first. */
    workCentres: z.array(z.strictObject({ wc: z.string(), wcName: z.string(), mine: z.boolean() })),
    /** Types raised most often, at this work centre before others. */
    usualTypes: z.array(z.int()),
  }),
});
