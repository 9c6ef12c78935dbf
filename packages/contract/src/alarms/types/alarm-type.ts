import * as z from 'zod/mini';
import { freeText } from '../../kit/codes.ts';
import { PositiveInteger, SequenceNumber } from '../../kit/integer.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';

/** Higher is more urgent. */
export const HIGHEST_LEVEL = 9;
export const AlarmLevel = z.int().check(z.minimum(1), z.maximum(HIGHEST_LEVEL));

/** Thirty days; 0 means that no time-out is handled. */
export const MINUTES_AT_MOST = 43_200;
const PresetMinutes = z.int().check(z.minimum(0), z.maximum(MINUTES_AT_MOST));

export const alarmTypeParams = z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });

/** A handler of one level. Those with `presetHandler` are told at once when an alarm reaches the level. */
export const AlarmHandler = z.strictObject({ level: z.int(), handler: Person, presetHandler: z.boolean() });
export type AlarmHandler = z.infer<typeof AlarmHandler>;

export const AlarmType = z.strictObject({
  type: z.int(),
  typeName: z.string(),
  parent: z.nullable(z.int()),
  /** Names from the root of the tree down to this type. */
  path: z.array(z.string()),
  /** The level that its alarms begin with. */
  level: z.int(),
  presetResponseTime: z.int(),
  presetHandleTime: z.int(),
  description: z.string(),
  handlers: z.array(AlarmHandler),
  /** Where it has no handlers of its own: the type above it whose handlers it has; null where there is none either. */
  handlersOf: z.nullable(z.int()),
  /** Alarms of this type that are not resolved. */
  pendingCount: z.int(),
  version: z.int(),
});
export type AlarmType = z.infer<typeof AlarmType>;

export const alarmTypeBody = {
  // A hyphen is refused by the rule, with its own sentence.
  typeName: z.string().check(z.regex(/^(?=\S)[^\p{Cc}\p{Cs}\p{Bidi_Control}]{1,50}(?<=\S)$/u)),
  /** Null: at the root of the tree. */
  parent: z.nullable(SequenceNumber),
  level: AlarmLevel,
  presetResponseTime: PresetMinutes,
  presetHandleTime: PresetMinutes,
  description: freeText(500),
};

export const handlerKey = { level: AlarmLevel, handler: PositiveInteger };

/** Somebody who can be made a handler. */
export const HandlerCandidate = z.strictObject({ ...Person.shape, jobTitle: nullableText, phone: nullableText });
export type HandlerCandidate = z.infer<typeof HandlerCandidate>;
