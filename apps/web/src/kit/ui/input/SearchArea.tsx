import type { ReactNode } from 'react';
import styles from './SearchArea.module.css';

/** The search and filters above a list. */
export function SearchArea({ children }: { children: ReactNode }) {
  return <div className={styles['area']}>{children}</div>;
}
