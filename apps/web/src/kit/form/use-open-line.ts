import { useState } from 'react';

type Lines = {
  form: { attempt: string; isWrong: (line: number) => boolean };
  /** The lines in their order, as the form's field paths name them. */
  lines: readonly number[];
  /** The line that is open at first. */
  first?: number | undefined;
};

/** The open line of a form with lines. Sent too early or refused, the first wrong line opens. */
export const useOpenLine = ({ form, lines, first }: Lines) => {
  const { attempt, isWrong } = form;
  const [open, setOpen] = useState(first);
  const [shownFor, setShownFor] = useState('');
  if (shownFor !== attempt) {
    setShownFor(attempt);
    const wrong = lines.find(isWrong);
    if (wrong !== undefined) setOpen(wrong);
  }
  return {
    open,
    setOpen,
    toggle: (line: number) => setOpen(line === open ? undefined : line),
  };
};
