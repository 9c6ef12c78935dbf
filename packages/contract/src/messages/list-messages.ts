import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { MESSAGE_BOXES, MessageRow } from './message.ts';

export const listMessages = defineCall({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  summary: 'Messages to this person or from it, newest first; `q` in title, text, sender and receivers',
  access: 'signedIn',
  query: z.strictObject({
    box: z._default(z.enum(MESSAGE_BOXES), 'inbox'),
    unread: z.optional(z.literal('true')),
    q: z.optional(freeText(64)),
    ...pageQuery,
  }),
  reply: pageOf(MessageRow),
  columns: [
    'id',
    'sendDate',
    'sender.name',
    'receiver',
    'receivers',
    'title',
    'content',
    'unread',
    'documents',
    'order.type',
    'order.number',
  ],
});
