import type { Call } from '@gemba/contract/kit/call';
import * as z from 'zod/mini';

/** The envelope around a call's reply as JSON schema: what is not listed there cannot leave the server. */
export const replySchema = (call: Call) => ({
  type: 'object',
  required: ['code', 'msgCode', 'msg', 'notice', 'success', 'data'],
  properties: {
    code: { type: 'integer' },
    msgCode: { type: 'string' },
    msg: { type: 'string' },
    notice: { type: 'boolean' },
    success: { type: 'boolean' },
    data: z.toJSONSchema(call.reply, { target: 'draft-7', unrepresentable: 'any' }),
  },
});
