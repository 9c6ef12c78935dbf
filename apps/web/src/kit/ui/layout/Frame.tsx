import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import styles from './Frame.module.css';

const c = classesOf(styles);

type Props = {
  children: ReactNode;
  /** Above everything: the offline banner. */
  top?: ReactNode;
  /** Below 900 px. */
  dock?: ReactNode;
  /** From 900 px on. */
  rail?: ReactNode;
};

/** The frame of the screens of a signed-in user. Only one of dock and rail is ever shown or read out. */
export function Frame({ children, top, dock, rail }: Props) {
  return (
    <div className={c('frame')}>
      {top && <div className={c('top')}>{top}</div>}
      {rail && <div className={c('rail')}>{rail}</div>}
      <div className={c('pane')}>{children}</div>
      {dock && <div className={c('dock')}>{dock}</div>}
    </div>
  );
}
