import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

const Choice = z.strictObject({ code: z.string(), name: z.string() });
export type PartChoice = z.infer<typeof Choice>;

/** How many of each are offered; whoever has more types the code. */
export const CHOICES_AT_MOST = 500;

export const getPartChoices = defineCall({
  name: 'getPartChoices',
  method: 'GET',
  path: '/partChoices',
  summary: 'What a part can name: product lines, manufacturers, buyers, warehouse locations',
  access: ['ADD_PART', 'ENGINEERING_INFO'],
  reply: z.strictObject({
    productCodes: z.array(Choice),
    mfgCodes: z.array(Choice),
    buyerCodes: z.array(Choice),
    locations: z.array(Choice),
  }),
});
