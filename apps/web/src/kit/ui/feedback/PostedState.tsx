import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { IconDone } from '../icons.ts';
import { IconTile } from '../layout/IconTile.tsx';
import styles from './PostedState.module.css';

const c = classesOf(styles);

type Props = {
  /** The kind of document, above its number. */
  title: ReactNode;
  /** The numbers of the new documents, large. */
  numbers: readonly string[];
  children?: ReactNode;
  /** The next steps, the likeliest first. */
  actions: ReactNode;
};

/** After a posting: its number, large enough to copy onto paper. */
export function PostedState({ title, numbers, children, actions }: Props) {
  return (
    <div className={c('posted')} role="status">
      <IconTile icon={IconDone} tone="ok" round large />
      <h2 className={c('title')}>{title}</h2>
      {numbers.map((number) => (
        <p key={number} className={`${c('number')} code`}>
          {number}
        </p>
      ))}
      {children}
      <div className={c('actions')}>{actions}</div>
    </div>
  );
}
