import { type RefObject, useEffect, useState } from 'react';

type Lines = {
  /** The line that is open at first. */
  first: number | undefined;
  /** Changes with every time that somebody should be shown what is wrong; empty before. */
  attempt: string;
  /** The first line with something wrong in it. */
  wrong: number | undefined;
  body: RefObject<HTMLElement | null>;
};

/** Which line is open. Pressed too early, or refused: the first wrong one opens, and what is wrong in it has the focus. */
export const useOpenLine = ({ first, attempt, wrong, body }: Lines) => {
  const [open, setOpen] = useState(first);
  const [shownFor, setShownFor] = useState('');
  if (shownFor !== attempt) {
    setShownFor(attempt);
    if (wrong !== undefined) setOpen(wrong);
  }
  useEffect(() => {
    if (shownFor === '') return;
    const spot = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] button, [data-wrong]');
    spot?.focus();
    spot?.scrollIntoView({ block: 'center' });
    if (spot) navigator.vibrate?.(80);
  }, [shownFor, body]);
  return {
    open,
    setOpen,
    toggle: (line: number) => setOpen(line === open ? undefined : line),
  };
};
