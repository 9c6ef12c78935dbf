import * as z from 'zod/mini';

// The hyphen joins the names of a type and its parents where a path is shown: LINE-MACHINE-BELT.
const ALARM_TYPE_NAME = /^(?=\S)[^\p{Cc}\p{Cs}-]{1,50}(?<=\S)$/u;

export const AlarmTypeName = z.string().check(z.regex(ALARM_TYPE_NAME));

export const isAlarmTypeName = (value: unknown): value is string =>
  typeof value === 'string' && ALARM_TYPE_NAME.test(value);
