import { CUT_MARK } from '@gemba/contract/kit/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { NotReached } from '../client/errors.ts';
import { fetchFile } from '../client/fetch-file.ts';
import type { CallOptions } from '../client/request.ts';
import type { List } from '../client/use-pages.ts';
import { saveBlob } from '../ui/files/save-blob.ts';

const PATIENCE_MS = 300_000;
/** The line that marks a cut export is not longer than this, so a longer last row needs no check. */
const TAIL = 400;

/** The whole list as the server writes it for spreadsheets, and whether it is complete. */
async function exportList({ call, input }: List, options: Pick<CallOptions, 'signal' | 'onReceived'>) {
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

type State = { step: 'running'; received: number } | { step: 'failed'; error: unknown } | { step: 'cut' };

const START: State = { step: 'running', received: 0 };

/** Exports the list once and saves it; closing the sheet aborts it. */
export const useExport = (list: List, open: boolean, onSaved: (name: string) => void) => {
  const [state, setState] = useState<State>(START);
  const wanted = open && state.step === 'running';
  const take = useEffectEvent((options: Parameters<typeof exportList>[1]) => exportList(list, options));
  const saved = useEffectEvent(onSaved);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetchAndSave = async () => {
      const { file, cut } = await take({ signal, onReceived: (received) => setState({ step: 'running', received }) });
      if (signal.aborted) return;
      saveBlob(file, file.name);
      if (cut) setState({ step: 'cut' });
      else saved(file.name);
    };
    fetchAndSave().catch((error: unknown) => {
      if (!(error instanceof NotReached && error.cause === 'left')) setState({ step: 'failed', error });
    });
    return () => leaving.abort();
  }, [wanted]);
  return { state, again: async () => setState(START) };
};
