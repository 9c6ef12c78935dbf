/**
 * Messages: what people and the app tell each other, and the stream that brings it to whoever is there.
 * Read this file first; the server and web folders of the same name implement it.
 */
import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { InstantText } from '../kit/dates.ts';
import { ORDER_TYPES } from '../kit/order-types.ts';
import { streamOf } from '../kit/stream.ts';

/** How many messages the person has not read. */
const total = z.int();

export const StreamedMessage = z.strictObject({
  id: z.int(),
  /** None: the app itself. */
  sender: z.nullable(z.string()),
  sendDate: InstantText,
  title: z.string(),
  content: z.string(),
});
export type StreamedMessage = z.infer<typeof StreamedMessage>;

/** `event` is an entry of its time line: together they name an announcement, which may come twice after a cut. */
const StreamedAlarm = z.strictObject({ id: z.int(), event: z.optional(z.int()) });
export type StreamedAlarm = z.infer<typeof StreamedAlarm>;

/** How many alarms of the company nobody has responded to. */
const openAlarms = z.int();

const StreamedOrder = z.strictObject({ type: z.enum(ORDER_TYPES), number: z.string() });
export type StreamedOrder = z.infer<typeof StreamedOrder>;

/**
 * `alarm` asks for the person's attention; `alarmChanged` tells everybody's open boards to look again, `openAlarms` only
 * their tab. `approval` tells a person that an order, or a change of one, begins to wait for a decision that they may make.
 * `orderChanged` tells those who may see an order to look again; `waiting` says that what waits for a decision may have changed too.
 */
export const StreamEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heartbeat') }),
  z.strictObject({ type: z.literal('total'), total }),
  z.strictObject({ type: z.literal('message'), total, message: StreamedMessage }),
  z.strictObject({ type: z.literal('alarm'), alarm: StreamedAlarm }),
  z.strictObject({ type: z.literal('alarmChanged'), alarm: StreamedAlarm, openAlarms }),
  z.strictObject({ type: z.literal('openAlarms'), openAlarms }),
  z.strictObject({ type: z.literal('approval'), order: StreamedOrder }),
  z.strictObject({ type: z.literal('orderChanged'), order: StreamedOrder, waiting: z.boolean() }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** By which a client names itself. It proves nothing: whose stream it is, the token says. */
export const clientIdOf = (userName: string) => `${userName.toUpperCase()}_APP`;

export const subscribe = defineCall({
  name: 'subscribe',
  method: 'GET',
  path: '/message/sse/subscribe',
  summary: 'Stream of what concerns this person; Last-Event-ID brings what was missed since',
  access: 'signedIn',
  personOnly: true,
  query: z.strictObject({ clientId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  // Nobody's: a stream that opens is never over.
  example: { query: { clientId: 'NOBODY_APP' } },
  reply: streamOf(StreamEvent),
  refusals: ['STREAM_CLIENT_REFUSED', 'TOO_MANY_STREAMS'],
});
