import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';

export const TerminalWorker = z.strictObject({
  userName: z.string(),
  displayName: z.string(),
  hasPin: z.boolean(),
  /** Has the turn now. */
  present: z.boolean(),
});
export type TerminalWorker = z.infer<typeof TerminalWorker>;

export const listTerminalWorkers = defineCall({
  name: 'listTerminalWorkers',
  method: 'GET',
  path: '/terminal/workers',
  summary: 'Who may take a turn at this terminal: workers and leads of its work centre first, then its department',
  access: 'signedIn',
  personOnly: true,
  reply: z.strictObject({ wc: z.string(), workers: z.array(TerminalWorker) }),
  refusals: ['NOT_A_TERMINAL'],
});
