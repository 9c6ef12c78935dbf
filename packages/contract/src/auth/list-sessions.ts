import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/page.ts';

export const SessionRow = z.strictObject({
  sessionId: z.string(),
  current: z.boolean(),
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  summary: 'Where this user is signed in, newest first',
  access: 'signedIn',
  personOnly: true,
  query: z.strictObject(pageQuery),
  reply: pageOf(SessionRow),
});
