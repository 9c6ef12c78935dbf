import * as z from 'zod/mini';
import { requiredText } from '../kit/codes.ts';
import { InstantText } from '../kit/dates.ts';
import { PositiveInteger } from '../kit/integer.ts';
import { OrderNumber } from '../kit/order-number.ts';
import { ORDER_TYPES } from '../kit/order-types.ts';
import { Person } from '../kit/person.ts';
import { ROLES } from '../kit/roles.ts';

export const MESSAGE_BOXES = ['inbox', 'outbox'] as const;
export const MESSAGE_LIMITS = { title: 200, content: 10_000, receivers: 100, documents: 10 } as const;

export const MessageTitle = requiredText(MESSAGE_LIMITS.title);
export const MessageContent = requiredText(MESSAGE_LIMITS.content);

export const messageParams = z.strictObject({ messageId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });

/** The order that a message is about. */
export const MessageOrder = z.strictObject({ type: z.enum(ORDER_TYPES), number: OrderNumber });

/** A row of a box. */
export const MessageRow = z.strictObject({
  id: z.int(),
  /** None: the app itself. */
  sender: z.nullable(Person),
  /** The first receiver by name, and how many there are. */
  receiver: z.nullable(z.string()),
  receivers: z.int(),
  sendDate: InstantText,
  title: z.string(),
  /** Its beginning. */
  content: z.string(),
  /** In the inbox: not read by this person. In the outbox: read by nobody yet. */
  unread: z.boolean(),
  documents: z.int(),
  order: z.nullable(MessageOrder),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const Message = z.strictObject({
  id: z.int(),
  sender: z.nullable(Person),
  /** In the order of their names, the first hundred; `readAt` for the sender only. */
  receivers: z.array(z.strictObject({ ...Person.shape, readAt: z.nullable(InstantText) })),
  receiverCount: z.int(),
  sendDate: InstantText,
  title: z.string(),
  content: z.string(),
  /** Whether the reader wrote it, and whether it came to the reader; both where somebody wrote to itself. */
  sent: z.boolean(),
  received: z.boolean(),
  /** When the reader has read it. */
  readAt: z.nullable(InstantText),
  documents: z.array(
    z.strictObject({
      documentId: z.string(),
      title: z.string(),
      fileName: z.string(),
      partNumber: z.nullable(z.string()),
    }),
  ),
  order: z.nullable(MessageOrder),
  /** Its neighbours in the reader's inbox, or in the outbox where it is only there. */
  newer: z.nullable(z.int()),
  older: z.nullable(z.int()),
  /** The message that this one answers. */
  replyTo: z.nullable(z.strictObject({ id: z.int(), title: z.string() })),
});
export type Message = z.infer<typeof Message>;

/** Somebody, or everybody of a role or a department. */
export const MessageReceiver = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('user'), userId: PositiveInteger }),
  z.strictObject({ type: z.literal('role'), role: z.enum(ROLES) }),
  z.strictObject({ type: z.literal('department'), departmentId: requiredText(40) }),
]);
export type MessageReceiver = z.infer<typeof MessageReceiver>;
