import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import styles from './Strip.module.css';

const c = classesOf(styles);

/** The dark header: it means that the scanner is armed. Its content takes the strip's colours automatically. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div className={c('strip')} data-strip>
      {children}
    </div>
  );
}
