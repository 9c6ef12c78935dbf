import { recordReader } from '@gemba/contract/imports/upload/csv-records';

/** The header of a file and the rows that end at one of these lines, as they stand in it. */
export async function badRowsOf(file: File, lines: ReadonlySet<number>): Promise<Blob> {
  const records = recordReader();
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  const kept: string[] = [];
  const keep = (found: ReturnType<typeof records.push>) => {
    for (const { line, text } of found) if (line === 1 || lines.has(line)) kept.push(text);
  };
  for (let part = await reader.read(); !part.done; part = await reader.read()) keep(records.push(part.value));
  keep(records.end());
  return new Blob([`\ufeff${kept.join('\r\n')}\r\n`], { type: 'text/csv' });
}
