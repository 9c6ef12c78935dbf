import { type Call, type CallInput, pathOf } from '@gemba/contract/kit/call';
import { langHeader } from '@gemba/contract/kit/languages';
import { language } from '../text/language.ts';
import { newKey } from './new-key.ts';
import { session } from './session-port.ts';

const BASE = '/app';

/** A request that can be sent again as it was: the same body and the same key. */
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
  /** The answer is a stream, which is its reader's; a refusal keeps the envelope. */
  goesOn: boolean;
  lastEventId: string | undefined;
  onProgress: Progress | undefined;
  onReceived: Received | undefined;
}

/** Told how much of a file has been sent, from 0 to 1. */
export type Progress = (sent: number) => void;

/** Told how many bytes of a file have come. */
export type Received = (bytes: number) => void;

export interface CallOptions {
  /** The `Idempotency-Key` of a posting: see `useOperationKey`. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /**
   * The caller tells the person of any fault, or of the refusals named. A server that stays busy is told of all the same, except
   * where the call is made in the background: then nothing is said at all.
   */
  quiet?: true | 'background' | readonly string[];
  /** Of a call that takes a file; its name says what it is. */
  file?: { content: Blob; name: string } | undefined;
  onProgress?: Progress | undefined;
  bytes?: boolean;
  goesOn?: boolean;
  /** Up to where a stream was heard before. */
  lastEventId?: string | undefined;
  onReceived?: Received | undefined;
  /** In which form the answer is wanted, other than as JSON. */
  accept?: string;
  /** Where the call's own patience is not enough. */
  timeoutMs?: number;
}

export const requestOf = <C extends Call>(call: C, input: CallInput<C>, options: CallOptions): Request => {
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
  return {
    url: BASE + pathOf(call, params) + queryText(query),
    method: call.method,
    body: bodyOf(body, options),
    key: options.key ?? (call.posting ? newKey() : undefined),
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
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
};

/** Made anew for every sending: the token may have been renewed in between. */
export const headersOf = ({ body, key, accept, lastEventId }: Request): Record<string, string> => {
  const token = session().token();
  const xsrf = cookie('XSRF-TOKEN');
  return {
    Accept: accept,
    Lang: langHeader(language.get()),
    'X-App-Version': __APP_VERSION__,
    ...(token && { Authorization: token }),
    ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
    // The browser writes the type of a form itself: it alone knows what parts it.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(key && { 'Idempotency-Key': key }),
    ...(lastEventId && { 'Last-Event-ID': lastEventId }),
  };
};
