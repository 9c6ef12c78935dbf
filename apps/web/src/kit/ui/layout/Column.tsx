import type { ReactNode } from 'react';
import styles from './Column.module.css';

/** Limits the width: rows of a few words are hard to read across a wide window. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
