import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE } from '@gemba/contract/kit/languages';
import { refused } from './answer.ts';
import { HEADERS } from './security-headers.ts';

/** A request that is no HTTP, has an unknown method or endless headers: it never reaches a route, yet gets the envelope. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'REQUEST_TOO_LARGE' : 'INVALID_INPUT';
  const answer = refused(code, code === 'INVALID_INPUT' ? { field: 'request', rule: 'http' } : {}, DEFAULT_LANGUAGE);
  const body = JSON.stringify(answer);
  const headers = Object.entries({
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return socket.end([`HTTP/1.1 ${answer.code} Refused`, ...headers, '', body].join('\r\n'));
}
