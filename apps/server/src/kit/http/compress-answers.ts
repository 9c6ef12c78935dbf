import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/**
 * Answers from this length on are compressed. On a phone network of 1.6 Mbps, with the time that compressing takes:
 *
 * | answer            | plain           | brotli, quality 4        |
 * | ----------------- | --------------- | ------------------------ |
 * | 0.4 kB, 1 part    | 2.1 ms          | 0.3 kB, 1.5 ms + 0.3 ms  |
 * | 1 kB, 3 parts     | 5.0 ms          | 0.35 kB, 1.8 ms + 0.3 ms |
 * | 5.8 kB, 20 parts  | 29 ms           | 0.63 kB, 3.1 ms + 0.4 ms |
 * | 28 kB, 100 parts  | 139 ms          | 1.8 kB, 9.1 ms + 0.9 ms  |
 *
 * A shorter one gains nothing: it travels in one packet either way. `npm run bench -- compression` measures it.
 */
const WORTH_IT = 1024;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const ways = {
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => toGzip(text, { level: 5 }),
};

/** The best way that the client takes; `q=0` is a no. */
const wayOf = (accepted: string | undefined) => {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((way) => taken.includes(way));
};

/**
 * Answers of reads travel compressed: lists are mostly repeated words. Only what a session reads: answers
 * that hold a token come from calls that are open or write, and the length of a compressed secret can be measured from
 * outside. Files and tables are streams and go as they are.
 */
export const compressAnswers = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || request.method !== 'GET') return payload;
    const access = request.routeOptions.config.call?.access;
    if (access === undefined || access === 'open') return payload;
    void reply.header('vary', 'accept-encoding');
    const way = wayOf(request.headers['accept-encoding']);
    if (!way) return payload;
    const packed = await ways[way](payload);
    void reply.header('content-encoding', way);
    return packed;
  });
