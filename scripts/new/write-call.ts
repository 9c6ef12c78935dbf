import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from '../kit/project.mjs';
import { editsOfCall, editsOfScreen } from './edits.ts';
import { nameCall } from './named.ts';
import { filesOfCall, filesOfScreen } from './new-files.ts';

const PATH = /^(?:\/[A-Za-z][\w-]*)+$/;

/** Writes the files of a call, and of its screen where it gets one, and answers which. Throws the reason why it cannot. */
export function writeCall(folder: string, stem: string, screen: string | undefined): string[] {
  const named = nameCall(folder, stem);
  if (screen !== undefined && !PATH.test(screen)) throw new Error(`"${screen}" is no path of a screen.`);
  const files = { ...filesOfCall(named), ...(screen && filesOfScreen(named, screen)) };
  const edits = [...editsOfCall(named), ...(screen ? editsOfScreen(named, screen) : [])];
  const taken = Object.keys(files).find((file) => existsSync(at(file)));
  if (taken) throw new Error(`${taken} is there already.`);
  // All texts are made before any is written: a file that is not as expected leaves the tree as it was.
  const changed = edits.map(({ file, change }) => [file, changedText(file, change)] as const);
  const written = [...Object.entries(files), ...changed];
  for (const [file, text] of written) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text.trimStart());
  }
  return written.map(([file]) => file);
}

function changedText(file: string, change: (text: string) => string) {
  if (!existsSync(at(file))) throw new Error(`${file} is missing. CONTRIBUTING.md says how a capability begins.`);
  try {
    return change(readFileSync(at(file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not as expected: ${(error as Error).message}`, { cause: error });
  }
}
