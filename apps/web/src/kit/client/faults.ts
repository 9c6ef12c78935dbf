/** The server answered no. `shown` tells a screen that the person has read it already. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly msgCode: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly shown: boolean;

  constructor(msgCode: string, msg: string, data: unknown, shown: boolean) {
    super(msg);
    this.msgCode = msgCode;
    this.data = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    this.shown = shown;
  }
}

/** No answer came. Whether the server acted is unknown: a posting is sent again with the same key. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
  override readonly cause: 'network' | 'timeout' | 'left';

  constructor(cause: NotReached['cause']) {
    super(cause);
    this.cause = cause;
  }
}

export const refusalCode = (error: unknown) => (error instanceof Refused ? error.msgCode : undefined);
