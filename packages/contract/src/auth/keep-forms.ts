import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';

/** One entry of what a person had typed and not sent: the name that its browser gives it, and the text behind it. */
export const KeptForm = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(1_000)),
  content: z.string().check(z.maxLength(100_000)),
});
export type KeptForm = z.infer<typeof KeptForm>;

export const keepForms = defineCall({
  name: 'keepForms',
  method: 'PUT',
  path: '/keptForms',
  summary:
    'Keep what this user typed and did not send, in place of what was kept before; the next sign-in brings it back',
  access: 'signedIn',
  personOnly: true,
  body: z.strictObject({ forms: z.array(KeptForm).check(z.maxLength(200)) }),
  example: { body: { forms: [{ key: 'draft:somebody', content: '{}' }] } },
  reply: z.null(),
});
