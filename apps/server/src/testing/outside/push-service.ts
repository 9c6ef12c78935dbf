import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Arrived {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a push as a browser does, by RFC 8291 and 8188. */
function decrypt(bytes: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer) {
  const salt = bytes.subarray(0, 16);
  const keyEnd = 21 + bytes.readUInt8(20);
  const senderKey = bytes.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const key = derive(browser.computeSecret(senderKey), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(bytes.subarray(-16));
  const record = Buffer.concat([decipher.update(bytes.subarray(keyEnd, -16)), decipher.final()]);
  const end = record.findLastIndex((byte) => byte !== 0);
  if (record[end] !== 2) throw new Error('the record does not end as the last one does');
  return record.subarray(0, end).toString();
}

/** The claims of a VAPID header, once its signature was checked with the key that stands beside it. */
function claimsIn(authorization = '') {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: String(x), y: String(y) }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the push is not signed with its key');
  return {
    key: k,
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }),
  };
}

type Claims = ReturnType<typeof claimsIn>;

/** A push service with the browsers behind it: it checks who sends, and each browser decrypts what is its own. */
export async function openPushService() {
  const news = new EventEmitter();
  const browsers = new Map<string, (bytes: Buffer, headers: IncomingHttpHeaders) => number>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await buffer(request);
    const take = browsers.get(request.url ?? '');
    const status = take?.(bytes, request.headers) ?? 404;
    response.writeHead(status, status === 302 ? { location: `${origin}/redirected` } : {}).end();
    news.emit('news');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A browser. `answers` are the statuses of the next posts to it, before those that it takes. */
  const browser = (...answers: number[]) => {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const device = {
      subscription: {
        endpoint: origin + path,
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
      posts: [] as number[],
      arrived: [] as Arrived[],
      claims: [] as Claims[],
      headers: [] as IncomingHttpHeaders[],
      async until(isThere: () => boolean) {
        const signal = AbortSignal.timeout(60_000);
        while (!isThere()) await once(news, 'news', { signal });
      },
    };
    browsers.set(path, (bytes, headers) => {
      const status = answers.shift() ?? 201;
      device.posts.push(status);
      if (status !== 201) return status;
      device.claims.push(claimsIn(headers.authorization));
      device.headers.push(headers);
      device.arrived.push(JSON.parse(decrypt(bytes, ecdh, auth)) as Arrived);
      return status;
    });
    return device;
  };
  return { origin, browser, close: () => server.close() };
}
