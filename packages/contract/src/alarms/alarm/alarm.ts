import * as z from 'zod/mini';
import { freeText } from '../../kit/codes.ts';
import { InstantText } from '../../kit/dates.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';
import { ALARM_HANDLE_TYPES, alarmMoves, WORK_CENTER_HANDLE_TYPES } from '../alarm-moves.ts';

export const ALARM_CLOCKS = ['RESPONSE', 'HANDLE'] as const;
export type AlarmClock = (typeof ALARM_CLOCKS)[number];
const nullableClock = z.nullable(z.enum(ALARM_CLOCKS));
const nullableInstant = z.nullable(InstantText);
const nullablePerson = z.nullable(Person);

export const AlarmRow = z.strictObject({
  id: z.int(),
  type: z.int(),
  typeName: z.string(),
  /** Names from the root of the tree down to the type. */
  typePath: z.array(z.string()),
  wc: z.string(),
  wcName: z.string(),
  wo: nullableText,
  description: z.string(),
  /** Higher is more urgent. */
  level: z.int(),
  /** The highest level that has a handler. */
  topLevel: z.int(),
  status: z.enum(alarmMoves.states),
  /** The last decisions. */
  handleType: z.nullable(z.enum(ALARM_HANDLE_TYPES)),
  wcHandleType: z.nullable(z.enum(WORK_CENTER_HANDLE_TYPES)),
  raisedBy: Person,
  raisedAt: InstantText,
  respondedBy: nullablePerson,
  respondedAt: nullableInstant,
  resolvedBy: nullablePerson,
  resolvedAt: nullableInstant,
  /** The clock that runs, since when and until when; null where the type has no time for it. */
  clock: nullableClock,
  clockSince: InstantText,
  dueAt: nullableInstant,
  /** The next time-out; null where none will come. */
  escalateAt: nullableInstant,
  timeoutCount: z.int(),
  /** Whether the one who asks is a handler of its present level. */
  handlesLevel: z.boolean(),
  version: z.int(),
});
export type AlarmRow = z.infer<typeof AlarmRow>;

export const ALARM_EVENTS = [
  'RAISED',
  'NOTIFIED',
  'OPENED',
  'RESPONDED',
  'TIMEOUT',
  'HANDLED',
  'RESOLVED',
  'NOTE',
] as const;

export const AlarmEvent = z.strictObject({
  eventNumber: z.int(),
  kind: z.enum(ALARM_EVENTS),
  at: InstantText,
  /** None: the clock. */
  by: nullablePerson,
  level: z.int(),
  /** The level before; a time-out that did not change it found nobody above. */
  previousLevel: z.nullable(z.int()),
  handleType: z.nullable(z.enum(ALARM_HANDLE_TYPES)),
  wcHandleType: z.nullable(z.enum(WORK_CENTER_HANDLE_TYPES)),
  note: nullableText,
  /** The clock that ran out and how many minutes it had, where this is a time-out. */
  clock: nullableClock,
  minutes: z.nullable(z.int()),
});
export type AlarmEvent = z.infer<typeof AlarmEvent>;

export const AlarmPhoto = z.strictObject({
  photoId: z.string(),
  eventNumber: z.int(),
  fileType: z.enum(['jpg', 'png']),
  byteCount: z.int(),
});
export type AlarmPhoto = z.infer<typeof AlarmPhoto>;

/** A handler as others call them. */
export const HandlerContact = z.strictObject({
  handler: Person,
  level: z.int(),
  presetHandler: z.boolean(),
  jobTitle: nullableText,
  phone: nullableText,
});
export type HandlerContact = z.infer<typeof HandlerContact>;

const MoveRefusal = z.nullable(z.enum(['MOVE_NOT_ALLOWED', 'NOT_ALARM_HANDLER', 'ALARM_NEXT_LEVEL_NOT_EXIST']));

/** `serverTime` is the clock that the others were measured with: a screen counts on from it, not from the device's. */
export const Alarm = z.strictObject({
  ...AlarmRow.shape,
  serverTime: InstantText,
  presetResponseTime: z.int(),
  presetHandleTime: z.int(),
  /** Those of its present level. */
  handlers: z.array(HandlerContact),
  /** Where it goes next; null where nobody stands above. */
  nextLevel: z.nullable(z.int()),
  nextHandlers: z.array(HandlerContact),
  events: z.array(AlarmEvent),
  photos: z.array(AlarmPhoto),
  /** Why the one who asks cannot do it; null where they can. */
  refusals: z.strictObject({ respond: MoveRefusal, resolve: MoveRefusal, handOn: MoveRefusal }),
});
export type Alarm = z.infer<typeof Alarm>;

export const alarmParams = { id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) };

export const AlarmDescription = freeText(1_000);
export const AlarmNote = freeText(2_000);

export const ALARM_PHOTO_LIMITS = { fileMegabytes: 10, fileBytes: 10 * 1_048_576, perAlarm: 20 } as const;
export const ALARM_PHOTO_TIMEOUT_MS = 120_000;
