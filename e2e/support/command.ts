import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/cli/main.ts', import.meta.url));

/** The `gemba` command beside the server of the stories; `typed` is what somebody types into it. */
export async function gemba(args: readonly string[], typed = ''): Promise<string> {
  const child = spawn(process.execPath, [main, ...args]);
  child.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, wrong, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`gemba ${args.join(' ')} ended with ${code}: ${said}${wrong}`);
  return said;
}
