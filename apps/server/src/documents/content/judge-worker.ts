import { parentPort } from 'node:worker_threads';
import { Refusal } from '../../kit/refuse.ts';
import type { JudgedFile, Verdict } from './inspect-content.ts';
import { judgeContent } from './judge-content.ts';

/** Anything thrown but a refusal is a bug of ours and ends the thread. */
async function verdictOn({ path, fileType }: JudgedFile): Promise<Verdict> {
  try {
    await judgeContent(path, fileType);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, facts: error.facts };
    throw error;
  }
}

/** The thread that `inspectContent` starts: it gets one file after the other. */
parentPort?.on('message', (file: JudgedFile) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void verdictOn(file).then((verdict) => parentPort?.postMessage(verdict));
});
