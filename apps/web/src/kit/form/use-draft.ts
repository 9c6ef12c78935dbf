import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { formKey } from './form-key.ts';

type Fields = Record<string, unknown>;

/**
 * The fields of an unsent form. Written with every change, because a session may end and a battery may die without
 * a word; `clear` when it was sent or given up. A form without a name is written nowhere.
 */
export const useDraft = <F extends Fields>(form: string | undefined, empty: F) => {
  const key = form === undefined ? undefined : formKey(form);
  const [kept, setKept] = useState(() => restore(key, empty));
  // The same screen may turn to another selection without being drawn anew.
  const shown = kept.key === key ? kept : restore(key, empty);
  if (shown !== kept) setKept(shown);

  // Two changes may come before the next drawing; the second must know of the first.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);

  /** With a function, the change is made from the fields of this moment: two taps may come before the next drawing. */
  const change = useCallback((made: Partial<F> | ((fields: F) => Partial<F>)) => {
    const { key: own, fields } = latest.current;
    const part = typeof made === 'function' ? made(fields) : made;
    latest.current = { ...latest.current, fields: { ...fields, ...part } };
    if (own !== undefined) writeDraft(own, latest.current.fields);
    setKept(latest.current);
  }, []);
  const clear = useCallback(() => {
    const { key: own } = latest.current;
    latest.current = { key: own, fields: empty, restored: false };
    if (own !== undefined) removeDraft(own);
    setKept(latest.current);
  }, [empty]);
  return { fields: shown.fields, change, clear, restored: shown.restored };
};

/** Takes over what has the type the form expects; a draft of an older version may have other fields. */
const restore = <F extends Fields>(key: string | undefined, empty: F) => {
  const draft = key === undefined ? undefined : readDraft(key);
  const kept = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  const known = kept.filter(([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name]);
  return { key, fields: { ...empty, ...Object.fromEntries(known) }, restored: known.length > 0 };
};
