import type { ReactNode } from 'react';
import styles from './Column.module.css';

/** Rows of a few words are not read across a desk-wide window. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
