import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { freeText } from '../../kit/codes.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { HandlerCandidate } from './alarm-type.ts';

export const listHandlerCandidates = defineCall({
  name: 'listHandlerCandidates',
  method: 'GET',
  path: '/alarmHandlers',
  summary: 'People who can be made handlers of alarms, by name',
  access: ['MANAGE_ALARM'],
  query: z.strictObject({ q: z.optional(freeText(64)), ...pageQuery }),
  reply: pageOf(HandlerCandidate),
});
