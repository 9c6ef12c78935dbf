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

export const answered = <Data>(data: Data): Envelope<Data> => ({
  code: 200,
  msgCode: OK,
  msg: '',
  notice: false,
  success: true,
  data,
});
