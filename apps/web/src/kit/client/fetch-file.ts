import type { Call, CallInput } from '@gemba/contract/kit/call';
import { call } from './call.ts';
import type { CallOptions } from './request.ts';

/** Downloads the file of a call with the person's token: a plain link would carry none. */
export const fetchFile = <C extends Call>(definition: C, input: CallInput<C>, options: CallOptions = {}) =>
  call(definition, input, { ...options, bytes: true }) as Promise<unknown> as Promise<Blob>;
