import { wholeCodes } from '../kit/text/whole-codes.tsx';
import { markedPieces } from './marked-pieces.ts';
import styles from './search.module.css';

/** A text with what was typed in colour. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, marked, after] = markedPieces(text, typed);
  return (
    <>
      {wholeCodes(before)}
      {marked && <mark className={styles['mark']}>{wholeCodes(marked)}</mark>}
      {wholeCodes(after)}
    </>
  );
}
