import type { Call, CallInput } from '@gemba/contract/kit/call';
import { call } from './call.ts';
import type { CallOptions } from './request.ts';

/**
 * Opens a call whose reply is a stream. Shows no error, since a stream reconnects by itself; a session that is over
 * ends as for every other call.
 */
export const openStream = <C extends Call>(
  definition: C,
  input: CallInput<C>,
  options: Pick<CallOptions, 'signal' | 'lastEventId'>,
) =>
  call(definition, input, {
    ...options,
    quiet: 'background',
    goesOn: true,
    accept: 'text/event-stream',
  }) as Promise<unknown> as Promise<Response>;
