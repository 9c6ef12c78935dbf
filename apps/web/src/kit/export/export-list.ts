import { CUT_MARK } from '@gemba/contract/kit/page';
import { fetchFile } from '../client/fetch-file.ts';
import type { CallOptions } from '../client/request.ts';
import type { List } from '../client/use-pages.ts';

const PATIENCE_MS = 300_000;
/** The line that says it is longer than any last row needs to be looked at. */
const TAIL = 400;

/** The whole list as the server writes it for spreadsheets, and whether that is all of it. */
export async function exportList({ call, input }: List, options: Pick<CallOptions, 'signal' | 'onReceived'>) {
  const file = (await fetchFile(call, input as never, {
    ...options,
    accept: 'text/csv',
    timeoutMs: PATIENCE_MS,
    quiet: true,
  })) as File;
  const tail = await file.slice(-TAIL).text();
  const last = tail.trimEnd().split('\r\n').at(-1) ?? '';
  return { file, cut: last.startsWith(CUT_MARK) };
}
