import type { ReactNode } from 'react';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import styles from './PaperParts.module.css';

/** Cards under each other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles['parts']}>{children}</div>;
}

type Props = { onRefresh: () => Promise<unknown>; children: ReactNode };

/** All of a paper; pulled, it is read anew. */
export function PaperParts({ onRefresh, children }: Props) {
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <Parts>{children}</Parts>
    </PullToRefresh>
  );
}
