import type { ReactNode } from 'react';
import styles from './SearchArea.module.css';

/** Over a list: where it is searched and what of it is shown. */
export function SearchArea({ children }: { children: ReactNode }) {
  return <div className={styles['area']}>{children}</div>;
}
