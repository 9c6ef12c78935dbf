import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileType } from '@gemba/contract/documents/document-shapes';
import type { Facts } from '@gemba/contract/kit/refusals/fill';
import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { Refusal, refuse } from '../../kit/refuse.ts';

/** Files that are judged at the same time; the next one waits. */
const AT_ONCE = 2;
/** The slowest file that may be stored takes about a fifth of it. */
const WITHIN_MS = 10_000;

export interface JudgedFile {
  path: string;
  fileType: FileType;
}

/** The refusal of a file, or nothing. */
export type Verdict = { code: RefusalCode; facts: Facts } | undefined;

const idle: Worker[] = [];
const waiting: (() => void)[] = [];
let free = AT_ONCE;

/**
 * Refuses unless the bytes are what the extension says. Strangers make files: they are judged in threads of their own, so that
 * the server goes on answering, and one that takes too long is given up.
 */
export async function inspectContent(path: string, fileType: FileType, withinMs = WITHIN_MS) {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    const verdict = await verdictOn({ path, fileType }, withinMs);
    if (verdict) throw new Refusal(verdict.code, verdict.facts);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function verdictOn(file: JudgedFile, withinMs: number): Promise<Verdict> {
  const worker = idle.pop() ?? startWorker();
  const late = AbortSignal.timeout(withinMs);
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(file);
    const [verdict] = (await once(worker, 'message', { signal: late })) as [Verdict];
    idle.push(worker);
    return verdict;
  } catch (error) {
    await worker.terminate();
    if (late.aborted) refuse('DOCUMENT_TOO_COMPLEX', { field: 'file' });
    throw error;
  }
}

function startWorker() {
  const worker = new Worker(new URL('judge-worker.ts', import.meta.url));
  // Nobody listens any more to a thread that fails while it is being ended, and an error that nobody hears ends the server.
  worker.on('error', () => {});
  // An idle thread does not keep the server from stopping.
  worker.unref();
  return worker;
}
