import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refuse.ts';

interface Limits {
  maximumBytes: number;
  withinMs: number;
}

/** Bodies that are under way at once, on the whole server. Beyond it the one that takes longest gives way. */
const UNDER_WAY_AT_MOST = 1_000;
const BYTES_AT_MOST = 64 * 1_048_576;
const FIRST_BYTES = 1_024;

interface Arriving {
  size: number;
  refuse(refusal: Refusal): void;
}

/** In the order of their beginning. */
const underWay = new Set<Arriving>();
let bytesUnderWay = 0;

function makeRoom() {
  for (const body of underWay) {
    if (underWay.size <= UNDER_WAY_AT_MOST && bytesUnderWay <= BYTES_AT_MOST) return;
    body.refuse(new Refusal('SERVER_BUSY', {}));
  }
}

/**
 * Reads a whole body as text. Nobody is known yet: it costs no more memory than its bytes, however small the pieces, and no
 * more time than its call may take. A caller that hangs up leaves half a body.
 */
export const receiveBody = (request: IncomingMessage, { maximumBytes, withinMs }: Limits) =>
  new Promise<string>((resolve, reject) => {
    if (request.destroyed) return reject(new Refusal('INVALID_JSON', {}));
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes)
      return reject(new Refusal('REQUEST_TOO_LARGE', {}));
    let bytes = Buffer.alloc(0);
    const body: Arriving = { size: 0, refuse: (refusal) => end(() => reject(refusal)) };
    const late = request.complete
      ? undefined
      : setTimeout(() => afterReading(() => body.refuse(new Refusal('timeout', {}))), withinMs);
    const end = (settle: () => void) => {
      clearTimeout(late);
      body.refuse = () => {};
      request.off('data', take).off('end', finish).off('error', hangUp).off('close', hangUp);
      underWay.delete(body);
      bytesUnderWay -= body.size;
      body.size = 0;
      settle();
    };
    const take = (chunk: Buffer) => {
      const size = body.size + chunk.length;
      if (size > maximumBytes) return body.refuse(new Refusal('REQUEST_TOO_LARGE', {}));
      if (size > bytes.length) bytes = grown(bytes, size);
      chunk.copy(bytes, body.size);
      bytesUnderWay += chunk.length;
      body.size = size;
      return makeRoom();
    };
    const finish = () => {
      const text = bytes.toString('utf8', 0, body.size);
      end(() => resolve(text));
    };
    const hangUp = () => body.refuse(new Refusal('INVALID_JSON', {}));
    underWay.add(body);
    makeRoom();
    request.on('data', take).on('end', finish).on('error', hangUp).on('close', hangUp);
    return undefined;
  });

/** A server that stood still reads first what has come meanwhile: the caller was not late. */
const afterReading = (act: () => void) => setImmediate(() => setImmediate(act));

/** Doubled: a body of a million pieces is copied twenty times, not a million times. */
const grown = (bytes: Buffer, size: number) => Buffer.concat([bytes], Math.max(size, bytes.length * 2, FIRST_BYTES));
