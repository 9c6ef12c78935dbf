import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { SequenceNumber } from '../kit/integer.ts';
import { MESSAGE_LIMITS, Message, MessageContent, MessageOrder, MessageReceiver, MessageTitle } from './message.ts';

export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'POST',
  path: '/messages',
  summary: 'Write to people, roles and departments of the company; each person gets it once',
  access: ['SEND_MESSAGE'],
  body: z.strictObject({
    receivers: z.array(MessageReceiver).check(z.maxLength(MESSAGE_LIMITS.receivers)),
    title: MessageTitle,
    content: MessageContent,
    replyTo: z.optional(SequenceNumber),
    order: z.optional(MessageOrder),
    documents: z.optional(z.array(z.uuid()).check(z.maxLength(MESSAGE_LIMITS.documents))),
  }),
  example: { body: { receivers: [{ type: 'user', userId: 1 }], title: 'Pallet 7', content: 'It stands at dock 2.' } },
  reply: Message,
  posting: true,
  refusals: [
    'MESSAGE_RECEIVER_REQUIRED',
    'MESSAGE_NOT_EXIST',
    'USER_NOT_EXIST',
    'DEPARTMENT_NOT_EXIST',
    'DOCUMENT_NOT_FOUND',
    'PO_NOT_EXIST',
    'SALES_ORDER_NOT_EXIST',
    'QUOTE_NOT_EXIST',
    'WORK_ORDER_NOT_EXIST',
    'RMA_NOT_EXIST',
    'RTV_NOT_EXIST',
  ],
});
