import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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
  const key = formKey(form);
  const [kept, setKept] = useState(() => restore(key, empty));
  // The same screen may turn to another selection without being drawn anew.
  const shown = kept.key === key ? kept : restore(key, empty);
  if (shown !== kept) setKept(shown);

  // Two changes may come before the next drawing; the second must know of the first.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);

  const change = useCallback(
    (part: Partial<F>) => {
      const fields = { ...latest.current.fields, ...part };
      const open = Object.entries(fields).filter(([name]) => !secrets.includes(name));
      latest.current = { ...latest.current, fields };
      writeDraft(latest.current.key, Object.fromEntries(open));
      setKept(latest.current);
    },
    [secrets],
  );
  const clear = useCallback(() => {
    latest.current = { key: latest.current.key, fields: empty, restored: false };
    removeDraft(latest.current.key);
    setKept(latest.current);
  }, [empty]);
  return { fields: shown.fields, change, clear, restored: shown.restored };
};

/** Takes over what has the type the form expects; a draft of an older version may have other fields. */
const restore = <F extends Fields>(key: string, empty: F) => {
  const draft = readDraft(key);
  const kept = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  const known = kept.filter(([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name]);
  return { key, fields: { ...empty, ...Object.fromEntries(known) }, restored: known.length > 0 };
};
