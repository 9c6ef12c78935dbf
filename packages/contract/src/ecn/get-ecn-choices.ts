import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

const Choice = z.strictObject({ code: z.string(), name: z.string() });
export type EcnChoice = z.infer<typeof Choice>;

/** How many are offered; whoever has more types the employee number. */
export const CHOICES_AT_MOST = 500;

export const getEcnChoices = defineCall({
  name: 'getEcnChoices',
  method: 'GET',
  path: '/ecnChoices',
  summary: 'The people that an engineering change can name: active employees',
  access: ['ENGINEERING_INFO'],
  reply: z.strictObject({ employees: z.array(Choice) }),
});
