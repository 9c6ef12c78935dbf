import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';

export const querySoftwareLicense = defineCall({
  name: 'querySoftwareLicense',
  method: 'POST',
  path: '/management/querySoftWareLicense',
  summary: "The company's licence: modules, seats used and allowed, until when",
  access: 'signedIn',
  reply: z.strictObject({
    companyName: z.string(),
    modules: z.array(z.string()),
    seatsUsed: z.int(),
    seatsAllowed: z.int(),
    validUntil: DateText,
  }),
  timeoutMs: 200_000,
  refusals: ['NO_DATA'],
});
