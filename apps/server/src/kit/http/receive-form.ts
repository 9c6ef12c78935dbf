import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { Refusal } from '../refuse.ts';
import { type ReceivedFile, TooLarge } from '../storage/storage.ts';

/** Room for the meta part and the lines between the parts. */
const BESIDE_THE_FILE = 65_536;
const LINGER_MS = 10_000;

export interface UploadedFile extends ReceivedFile {
  readonly fileName: string;
}

interface Receiving {
  maximum: number;
  withinMs: number;
  /** Looks at the name before the first byte is kept. */
  named(fileName: string): void;
  store(bytes: Readable): Promise<ReceivedFile>;
  discard(file: ReceivedFile): Promise<void>;
}

interface Form {
  meta: string | undefined;
  file: UploadedFile | undefined;
}

const malformed = (field = 'request') => new Refusal('INVALID_INPUT', { field, rule: 'multipart' });

/** Reads `file` and `meta` of a multipart request while they come; at the first thing wrong nothing more is kept. */
export async function receiveForm(request: IncomingMessage, receiving: Receiving): Promise<Form> {
  let storing: Promise<UploadedFile> | undefined;
  try {
    if (Number(request.headers['content-length'] ?? 0) > receiving.maximum + BESIDE_THE_FILE) throw new TooLarge();
    const meta = await readParts(request, receiving, (started) => {
      storing = started;
    });
    return { meta, file: await storing };
  } catch (error) {
    const file = await storing?.catch(() => undefined);
    if (file) await receiving.discard(file);
    throw error;
  }
}

/** Resolves with `meta` when every part has been read. */
function readParts(
  request: IncomingMessage,
  { named, store, withinMs }: Receiving,
  storing: (file: Promise<UploadedFile>) => void,
) {
  const form = parserOf(request);
  let meta: string | undefined;
  let arriving: Readable | undefined;
  let late: NodeJS.Timeout | undefined;
  let over = false;
  const done = new Promise<string | undefined>((resolve, reject) => {
    form.on('field', (name, value, _, truncated) => {
      if (name !== 'meta' || truncated) reject(malformed(name));
      meta = value;
    });
    form.on('file', (field, bytes, name: string | undefined) => {
      const fileName = name ?? '';
      arriving = bytes;
      bytes.on('error', () => reject(malformed()));
      // Parts of a refused form that the parser still holds.
      if (over) return void bytes.resume();
      try {
        if (field !== 'file') throw malformed(field);
        named(fileName);
        const stored = store(bytes).then((file) => ({ ...file, fileName }));
        stored.catch(reject);
        storing(stored);
      } catch (error) {
        reject(error);
      }
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error']) form.on(event, () => reject(malformed()));
    form.on('finish', () => resolve(meta));
    const hangUp = () => {
      if (!request.readableEnded) reject(malformed());
    };
    // The caller may have hung up while its session was read.
    if (request.destroyed) hangUp();
    request.on('close', hangUp);
    late = setTimeout(() => reject(new Refusal('timeout', {})), withinMs);
    request.pipe(form);
  });
  return done
    .catch((error: unknown) => {
      over = true;
      request.unpipe(form);
      arriving?.destroy();
      throw error;
    })
    .finally(() => clearTimeout(late));
}

function parserOf(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      preservePath: true,
      limits: { files: 1, fields: 1, parts: 2, fieldSize: BESIDE_THE_FILE / 4, headerPairs: 20, headerSize: 8_192 },
    });
  } catch {
    throw malformed();
  }
}

/** The rest is thrown away for a while, so that the caller gets to read the answer; who goes on sending is cut off. */
export function letGo(request: IncomingMessage) {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
}
