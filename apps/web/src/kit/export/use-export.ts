import { useEffect, useEffectEvent, useState } from 'react';
import { NotReached } from '../client/faults.ts';
import type { List } from '../client/use-pages.ts';
import { saveBlob } from '../ui/save-blob.ts';
import { exportList } from './export-list.ts';

type State = { step: 'running'; received: number } | { step: 'failed'; error: unknown } | { step: 'cut' };

const START: State = { step: 'running', received: 0 };

/** Fetches the list once and saves it; whoever closes meanwhile wants it no more. */
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
