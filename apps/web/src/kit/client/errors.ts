import type { OWN_CODES } from './own-codes.ts';

/** The server refused. `shown` tells a screen that the person has read it already. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly msgCode: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly shown: boolean;
  /** The server stores this refusal under the key of the operation. */
  readonly usesUpKey: boolean;

  constructor(msgCode: string, msg: string, data: unknown, shown: boolean, usesUpKey = false) {
    super(msg);
    this.usesUpKey = usesUpKey;
    this.msgCode = msgCode;
    this.data = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    this.shown = shown;
  }
}

/** No answer came. Whether the server acted is unknown: a posting is sent again with the same key. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
  override readonly cause: 'network' | typeof OWN_CODES.timeout | 'left';

  constructor(cause: NotReached['cause']) {
    super(cause);
    this.cause = cause;
  }
}

/** The next request is a new operation: this one was refused under its key, or the key belongs to another request. */
export const endsOperation = (error: unknown) =>
  error instanceof Refused && (error.usesUpKey || error.msgCode === 'IDEMPOTENCY_KEY_REUSED');

export const refusalCode = (error: unknown) => (error instanceof Refused ? error.msgCode : undefined);
