import type { ReactNode } from 'react';
import { AppBar } from '../ui/layout/AppBar.tsx';
import { Screen } from '../ui/layout/Screen.tsx';
import { PullToRefresh } from '../ui/list/PullToRefresh.tsx';
import styles from './DocumentScreen.module.css';

/** Cards below each other. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles['cards']}>{children}</div>;
}

type Props = {
  title: ReactNode;
  subtitle?: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  footer?: ReactNode;
  onRefresh: () => Promise<unknown>;
  sheets?: ReactNode;
  /** Its cards. */
  children: ReactNode;
};

/** A document that was posted or is on its way, card by card; pulled, it is read again. */
export function DocumentScreen({ title, subtitle, onBack, actions, footer, onRefresh, sheets, children }: Props) {
  return (
    <Screen header={<AppBar title={title} subtitle={subtitle} onBack={onBack} actions={actions} />} footer={footer}>
      <PullToRefresh onRefresh={onRefresh}>
        <Cards>{children}</Cards>
      </PullToRefresh>
      {sheets}
    </Screen>
  );
}
