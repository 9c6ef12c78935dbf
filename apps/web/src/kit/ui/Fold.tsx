import type { ReactNode, Ref } from 'react';
import { classesOf } from './classes.ts';
import styles from './Fold.module.css';
import { IconFold } from './icons.ts';

const c = classesOf(styles);

type Props = {
  title: ReactNode;
  /** Quiet words on the right: how much is inside. */
  note?: ReactNode;
  children: ReactNode;
  /** Stands open at first. */
  open?: boolean;
  ref?: Ref<HTMLDetailsElement> | undefined;
};

/** A card whose content is out of the way until somebody wants it. The browser finds words in it and opens it. */
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
