import { randomUUID } from 'node:crypto';
import type { Browser } from './browser.ts';

/** A dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

interface File {
  fileName: string;
  bytes: Buffer;
  meta: object;
  key?: string;
}

/** Posts a file with its meta, as a form of a browser does. */
export async function sendFile<Data>(by: Browser, path: string, { fileName, bytes, meta, key = randomUUID() }: File) {
  const form = new FormData();
  form.append('meta', JSON.stringify(meta));
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', 'Idempotency-Key': key };
  return by.send<Data>(`/app${path}`, { method: 'POST', raw: new Uint8Array(await sent.arrayBuffer()), headers });
}
