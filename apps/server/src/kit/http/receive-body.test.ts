import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as untilNext } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoryInUse } from '../../testing/memory.ts';
import { receiveBody } from './receive-body.ts';

const MB = 1_048_576;
const LIMITS = { maximumBytes: MB, withinMs: 60_000 };

/** A request whose body the test sends. */
const requestOf = (headers: Record<string, string> = {}) => {
  const stream = new Readable({ read: () => {} });
  return { stream, request: Object.assign(stream, { headers, complete: false }) as unknown as IncomingMessage };
};

it('holds no more of a body than its bytes, however small its pieces', async () => {
  const { stream, request } = requestOf();
  const text = receiveBody(request, LIMITS);
  // From here on each piece is taken when it comes.
  await untilNext();
  const before = memoryInUse();
  const size = MB / 2;
  for (let count = 0; count < size; count += 1) stream.push(Buffer.from('x'));
  expect(memoryInUse() - before).toBeLessThan(8 * size);
  stream.push(null);
  expect(await text).toBe('x'.repeat(size));
});

it('keeps signs whole that came in pieces', async () => {
  const { stream, request } = requestOf();
  const text = receiveBody(request, LIMITS);
  for (const byte of Buffer.from('{"名":"螺栓 ☂"}')) stream.push(Buffer.from([byte]));
  stream.push(null);
  expect(await text).toBe('{"名":"螺栓 ☂"}');
});

it('refuses what is too long, by its header or by its bytes', async () => {
  const declared = requestOf({ 'content-length': String(MB + 1) });
  await expect(receiveBody(declared.request, LIMITS)).rejects.toMatchObject({ code: 'REQUEST_TOO_LARGE' });
  const { stream, request } = requestOf();
  const text = receiveBody(request, LIMITS);
  stream.push(Buffer.alloc(MB));
  stream.push('x');
  await expect(text).rejects.toMatchObject({ code: 'REQUEST_TOO_LARGE' });
});

it('refuses half a body: of a caller that hangs up, has hung up, or is too slow', async () => {
  const [leaving, gone, slow] = [requestOf(), requestOf(), requestOf()];
  gone.stream.destroy();
  const left = receiveBody(leaving.request, LIMITS);
  leaving.stream.destroy(new Error('aborted'));
  await expect(left).rejects.toMatchObject({ code: 'INVALID_JSON' });
  await expect(receiveBody(gone.request, LIMITS)).rejects.toMatchObject({ code: 'INVALID_JSON' });
  await expect(receiveBody(slow.request, { ...LIMITS, withinMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
});

it('takes a body that came in time while the server stood still', async () => {
  const { stream, request } = requestOf();
  // From here on timers come before what is read.
  await untilNext();
  const text = receiveBody(request, { ...LIMITS, withinMs: 1 });
  const until = performance.now() + 20;
  while (performance.now() < until);
  setImmediate(() => {
    stream.push('{}');
    stream.push(null);
  });
  expect(await text).toBe('{}');
});

it('lets the oldest go where there are too many, or too much of them', async () => {
  const bodies = Array.from({ length: 1_001 }, () => {
    const { stream, request } = requestOf();
    return { stream, text: receiveBody(request, LIMITS) };
  });
  const [oldest, second, ...others] = bodies;
  await expect(oldest?.text).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  for (const { stream } of others.slice(0, 64)) stream.push(Buffer.alloc(MB));
  second?.stream.push('x');
  await expect(second?.text).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  for (const { stream } of others) stream.push(null);
  const texts = await Promise.all(others.map(({ text }) => text));
  expect(texts).toHaveLength(999);
});
