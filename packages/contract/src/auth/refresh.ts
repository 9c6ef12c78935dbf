import { defineCall } from '../kit/call.ts';
import { SessionAnswer } from './session-answer.ts';

/** Open to callers without a token: what proves the session is the HttpOnly refresh cookie. */
export const refresh = defineCall({
  name: 'refresh',
  method: 'POST',
  path: '/refresh',
  summary:
    'Exchange the refresh cookie for a new token; a cookie used again ends the session, unless the answer was just lost',
  access: 'open',
  reply: SessionAnswer,
  refusals: [
    'NOT_SIGNED_IN',
    'ALREADY_LOGOUT',
    'APP_TOKEN_EXPIRED_ERROR',
    'APP_USER_INFO_ERROR',
    'USER_LOCKED',
    'YOUR_ACCOUNT_EXPIRED',
    'XSRF_REFUSED',
  ],
});
