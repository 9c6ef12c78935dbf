import { type Envelope, KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import { record } from '../store/stored.ts';
import { NotReached } from './errors.ts';
import { OWN_CODES } from './own-codes.ts';
import { headersOf, type Request } from './request.ts';
import { sent } from './watch.ts';

export type Answer = Envelope & { usesUpKey?: boolean };

/** Sends once. Answers an envelope, or throws `NotReached`. */
export async function send(request: Request): Promise<Answer> {
  const { url, method, body, timeoutMs, signal, bytes, goesOn, onProgress, onReceived } = request;
  const since = performance.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const init = {
      method,
      body: body ?? null,
      headers: headersOf(request),
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    };
    const response = onProgress
      ? await (await import('./send-with-progress.ts')).sendWithProgress(url, init, onProgress)
      : await fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store' });
    const answer =
      (bytes || goesOn) && isFile(response)
        ? { ...DONE, code: response.status, data: goesOn ? response : await fileOf(response, onReceived) }
        : { ...envelopeOf(response.status, await response.text()), usesUpKey: response.headers.has(KEY_IS_USED_UP) };
    sent(request, response.status, since);
    return answer;
  } catch {
    const cause = late.signal.aborted ? OWN_CODES.timeout : signal?.aborted ? 'left' : 'network';
    sent(request, cause, since);
    throw new NotReached(cause);
  } finally {
    // A stream has answered with its headers.
    clearTimeout(timer);
  }
}

const fileOf = async (response: Response, onReceived: Request['onReceived']) =>
  onReceived ? (await import('./receive-file.ts')).receiveFile(response, onReceived) : response.blob();

const DONE = { msgCode: 'OK', msg: '', notice: false, success: true };

const isFile = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.startsWith('application/json');

/** A proxy may answer with its own page: only its status can be read. */
const envelopeOf = (status: number, text: string): Envelope => {
  const answer = record(parse(text));
  return {
    code: typeof answer['code'] === 'number' ? answer['code'] : status,
    msgCode: typeof answer['msgCode'] === 'string' ? answer['msgCode'] : OWN_CODES.unknown,
    msg: typeof answer['msg'] === 'string' ? answer['msg'] : '',
    notice: answer['notice'] === true,
    success: answer['success'] === true,
    data: answer['data'],
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
