import type { ApiCall } from '@gemba/contract/interfaces/api/get-api-call';
import type { Call } from '@gemba/contract/kit/call';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/errors.ts';

/** As much of a call as it takes to send it; the server knows the rest. */
const sendable = ({ name, method, path, access, posting, timeoutMs }: ApiCall) =>
  ({ name, method, path, access: access === 'open' ? 'open' : 'signedIn', posting, timeoutMs }) as Call;

/** Sends a call with input that somebody typed, as the person who is signed in. A refusal is an answer too. */
export const useTryCall = (described: ApiCall) =>
  useMutation({
    mutationFn: async (input: object) => {
      const key = described.posting ? crypto.randomUUID() : undefined;
      try {
        return { success: true, data: await call(sendable(described), input as never, { key, quiet: true }) };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { success: false, msgCode: error.msgCode, msg: error.message, data: error.data };
      }
    },
  });
