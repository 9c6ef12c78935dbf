/** Every JSON answer under `/app`. The HTTP status equals `code`; `notice` says that the screen shows `msg` itself. */
export interface Envelope<Data = unknown> {
  code: number;
  msgCode: string;
  msg: string;
  notice: boolean;
  success: boolean;
  data: Data;
}

export const OK = 'OK';

/** A header beside a refusal that is kept under its `Idempotency-Key`: whoever tries again does so under another. */
export const KEY_IS_USED_UP = 'idempotency-key-used-up';

export const answered = <Data>(data: Data): Envelope<Data> => ({
  code: 200,
  msgCode: OK,
  msg: '',
  notice: false,
  success: true,
  data,
});
