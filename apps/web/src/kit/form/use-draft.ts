import { useCallback, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { formKey } from './form-key.ts';

type Fields = Record<string, unknown>;
const NONE: readonly never[] = [];

interface Options<F> {
  /** Never written anywhere: passwords. */
  secrets?: readonly (keyof F)[];
}

/**
 * The fields of an unsent form. Written with every change, because a session may end and a battery may die without
 * a word; `clear` when it was sent or given up.
 */
export const useDraft = <F extends Fields>(form: string, empty: F, { secrets = NONE }: Options<F> = {}) => {
  const [key] = useState(() => formKey(form));
  const [{ fields, restored }, setState] = useState(() => restore(readDraft(key), empty));

  const change = useCallback(
    (part: Partial<F>) =>
      setState((now) => {
        const next = { ...now.fields, ...part };
        const open = Object.entries(next).filter(([name]) => !secrets.includes(name));
        writeDraft(key, Object.fromEntries(open));
        return { fields: next, restored: now.restored };
      }),
    [key, secrets],
  );
  const clear = useCallback(() => {
    removeDraft(key);
    setState({ fields: empty, restored: false });
  }, [key, empty]);

  return { fields, change, clear, restored };
};

/** Takes over what has the type the form expects; a draft of an older version may have other fields. */
const restore = <F extends Fields>(draft: unknown, empty: F) => {
  const kept = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  const known = kept.filter(([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name]);
  return { fields: { ...empty, ...Object.fromEntries(known) }, restored: known.length > 0 };
};
