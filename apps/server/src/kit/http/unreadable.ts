import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DEFAULT_LANGUAGE } from '@gemba/contract/kit/languages';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { refused } from './answer.ts';
import { HEADERS } from './security-headers.ts';

/** A request that is no HTTP, has an unknown method or endless headers: it never reaches a route, yet gets the envelope. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error);
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return socket.bytesRead > 0 ? socket.end(lastWords('timeout')) : socket.destroy();
  if (error.code === 'HPE_HEADER_OVERFLOW') return socket.end(lastWords('REQUEST_TOO_LARGE'));
  return socket.end(lastWords('INVALID_INPUT', { field: 'request', rule: 'http' }));
}

/** There are no tunnels here. Left to itself Node would hang up on CONNECT without a word. */
export function refuseTunnel(_: unknown, socket: Duplex) {
  // Nobody else listens any more: a caller that hangs up first would end the process.
  socket.on('error', () => socket.destroy());
  socket.end(lastWords('METHOD_NOT_ALLOWED', {}, { allow: '' }), () => socket.destroy());
}

const lastWords = (code: RefusalCode, facts: Facts = {}, more: Record<string, string> = {}) => {
  const answer = refused(code, facts, DEFAULT_LANGUAGE);
  const body = JSON.stringify(answer);
  const headers = Object.entries({
    ...HEADERS,
    ...more,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${answer.code} Refused`, ...headers, '', body].join('\r\n');
};
