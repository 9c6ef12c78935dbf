import type { ReactNode, Ref } from 'react';
import { classesOf } from '../classes.ts';
import { IconFold } from '../icons.ts';
import styles from './Fold.module.css';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** A quiet note on the right: the number of entries. */
  note?: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement> | undefined;
};

/** A card with folded content. The browser's search finds text in it and opens it. */
export function Fold({ title, note, children, open, ref }: Props) {
  return (
    <details ref={ref} className={c('fold')} open={open}>
      <summary className={c('head')}>
        <span className={c('title')}>{title}</span>
        {note !== undefined && <span className={c('note')}>{note}</span>}
        <span className={c('arrow')}>
          <IconFold size={20} />
        </span>
      </summary>
      <div className={c('inside')}>{children}</div>
    </details>
  );
}
