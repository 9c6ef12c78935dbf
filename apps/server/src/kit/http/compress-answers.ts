import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below it the time costs more than the bytes: an ordinary page of a list stays as it is. */
const LARGE = 64 * 1024;

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
 * Large answers of reads travel compressed: a whole BOM is megabytes of repeated words. Only what a session reads: answers
 * that hold a token come from calls that are open or write, and the length of a compressed secret can be measured from
 * outside. Files and tables are streams and go as they are.
 */
export const compressAnswers = (app: FastifyInstance) =>
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LARGE || request.method !== 'GET') return payload;
    const access = request.routeOptions.config.call?.access;
    if (access === undefined || access === 'open') return payload;
    void reply.header('vary', 'accept-encoding');
    const way = wayOf(request.headers['accept-encoding']);
    if (!way) return payload;
    const packed = await ways[way](payload);
    void reply.header('content-encoding', way);
    return packed;
  });
