import type { Envelope } from '@gemba/contract/kit/envelope';
import { OWN_CODES } from './own-codes.ts';

const OVER = new Set(['ALREADY_LOGOUT', 'APP_USER_INFO_ERROR', 'NOT_SIGNED_IN', 'USER_LOCKED', 'YOUR_ACCOUNT_EXPIRED']);
const EXPIRED: ReadonlySet<string> = new Set(['APP_TOKEN_EXPIRED_ERROR', OWN_CODES.expired]);
const EXPIRED_WORDS = /^jwt expired|token (has )?expired|登录已过期|令牌已过期/i;

type Answer = Pick<Envelope, 'msgCode' | 'msg' | 'success'>;

/** Only an expired token is renewed silently; after a revocation or a change of roles the person signs in again. */
export const isExpired = ({ success, msgCode, msg }: Answer) =>
  !success && (EXPIRED.has(msgCode) || EXPIRED_WORDS.test(msgCode) || EXPIRED_WORDS.test(msg));

export const isOver = (answer: Answer) => isExpired(answer) || (!answer.success && OVER.has(answer.msgCode));
