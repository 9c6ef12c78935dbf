import { type Call, type CallInput, pathOf } from '@gemba/contract/kit/call';
import { DEVICE_TIME_HEADER } from '@gemba/contract/kit/device-time';
import { langHeader } from '@gemba/contract/kit/languages';
import { language } from '../text/language.ts';
import { session } from './session-port.ts';

const BASE = '/app';

/** A request that can be repeated: the same body and the same key. */
export interface Request {
  url: string;
  method: string;
  body: string | FormData | undefined;
  key: string | undefined;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  accept: string;
  /** The answer is a file; a refusal keeps the envelope. */
  bytes: boolean;
  /** The answer is a stream for its reader; a refusal keeps the envelope. */
  goesOn: boolean;
  lastEventId: string | undefined;
  onProgress: Progress | undefined;
  onReceived: Received | undefined;
}

/** Reports the sent share of a file, from 0 to 1. */
export type Progress = (sent: number) => void;

/** Reports the received bytes of a file. */
export type Received = (bytes: number) => void;

export interface CallOptions {
  /** The `Idempotency-Key` of a posting: only `sendPosting` passes one. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /**
   * The caller shows every error, or the refusals named. A server that stays busy is reported all the same, except for
   * background calls, which report nothing.
   */
  quiet?: true | 'background' | readonly string[];
  /** The file of an upload; its name tells its type. */
  file?: { content: Blob; name: string } | undefined;
  onProgress?: Progress | undefined;
  bytes?: boolean;
  goesOn?: boolean;
  /** The last event of a stream that was heard. */
  lastEventId?: string | undefined;
  onReceived?: Received | undefined;
  /** The content type of the answer, if not JSON. */
  accept?: string;
  /** A timeout longer than the call's own. */
  timeoutMs?: number;
}

export const requestOf = <C extends Call>(call: C, input: CallInput<C>, options: CallOptions): Request => {
  if (call.posting && !options.key) throw new Error(`${call.name} is a posting: send it with sendPosting`);
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
  return {
    url: BASE + pathOf(call, params) + queryText(query),
    method: call.method,
    body: bodyOf(body, options),
    key: options.key,
    timeoutMs: options.timeoutMs ?? call.timeoutMs,
    signal: options.signal,
    accept: options.accept ?? 'application/json',
    bytes: options.bytes ?? false,
    goesOn: options.goesOn ?? false,
    lastEventId: options.lastEventId,
    onProgress: options.onProgress,
    onReceived: options.onReceived,
  };
};

const bodyOf = (body: unknown, { file }: CallOptions) => {
  const words = body === undefined ? undefined : JSON.stringify(body);
  if (!file) return words;
  const form = new FormData();
  if (words !== undefined) form.append('meta', words);
  form.append('file', file.content, file.name);
  return form;
};

const queryText = (query: object = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};

const cookie = (name: string) => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
};

/** Built for every attempt: the token may have been renewed in between. */
export const headersOf = ({ body, key, accept, lastEventId }: Request): Record<string, string> => {
  const token = session().token();
  const xsrf = cookie('XSRF-TOKEN');
  return {
    Accept: accept,
    Lang: langHeader(language.get()),
    'X-App-Version': __APP_VERSION__,
    ...(token && { Authorization: token }),
    ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
    // The browser sets the content type of a form itself: only it knows the boundary.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(key && { 'Idempotency-Key': key, [DEVICE_TIME_HEADER]: new Date().toISOString() }),
    ...(lastEventId && { 'Last-Event-ID': lastEventId }),
  };
};
