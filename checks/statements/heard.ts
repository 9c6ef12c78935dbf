import { pathToFileURL } from 'node:url';
import { getCallSites } from 'node:util';
import { type Declared, declaring } from '../../apps/server/src/kit/database/statement.ts';

/** Loads the files and hears what they declare, by the place of the call: `file:line:column`. */
export async function hearDeclarations(files: readonly string[]): Promise<Map<string, Declared[]>> {
  const heard = new Map<string, Declared[]>();
  declaring.heard = (declared) => {
    // This function, `statement`, and the one who called it.
    const [, , caller] = getCallSites(3);
    if (!caller) return;
    const place = placeOf(caller.scriptName, caller.lineNumber, caller.columnNumber);
    heard.set(place, [...(heard.get(place) ?? []), declared]);
  };
  try {
    for (const file of files) await import(pathToFileURL(file).href);
  } finally {
    delete declaring.heard;
  }
  return heard;
}

export const placeOf = (file: string, line: number, column: number) =>
  `${file.startsWith('file:') ? file : pathToFileURL(file).href}:${line}:${column}`;
