import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { companyCode } from './wecom.ts';

export const getWecomConfig = defineCall({
  name: 'getWecomConfig',
  method: 'GET',
  path: '/wx/getWecomConfig',
  summary: "What the browser needs to start the enterprise messenger's sign-in",
  access: 'open',
  query: z.strictObject({ companyCode }),
  reply: z.strictObject({
    name: z.string(),
    corpId: z.string(),
    agentId: z.string(),
    authorizeUrl: z.string(),
    /** Comes back with the code and must be this browser's. */
    state: z.string(),
  }),
  refusals: ['COMPANY_CODE_REQUIRED', 'COMPANY_NOT_EXIST', 'MESSENGER_NOT_CONFIGURED'],
});
