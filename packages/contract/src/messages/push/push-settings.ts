import * as z from 'zod/mini';

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Nothing is sent between these times of the company's clock; they may go over midnight. */
const QuietHours = z.strictObject({ from: ClockTime, until: ClockTime });

export const PushSettings = z.strictObject({
  alarms: z.boolean(),
  approvals: z.boolean(),
  messages: z.boolean(),
  quiet: z.nullable(QuietHours),
});
export type PushSettings = z.infer<typeof PushSettings>;
