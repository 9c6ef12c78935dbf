import type { ReactNode } from 'react';
import { classesOf } from './classes.ts';
import { IconTile } from './IconTile.tsx';
import { IconDone } from './icons.ts';
import styles from './PostedState.module.css';

const c = classesOf(styles);

type Props = {
  /** What was done: "Received on". */
  title: ReactNode;
  /** The numbers of what it became, large. */
  numbers: readonly string[];
  children?: ReactNode;
  /** The ways on, the likeliest first. */
  actions: ReactNode;
};

/** After a posting: its number large enough to be copied onto the paper. */
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
