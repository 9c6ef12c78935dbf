import type { CSSProperties, ReactNode } from 'react';
import styles from './Pages.module.css';

type Props = { title: string; zoom: number; ratio?: number; children: ReactNode };

/** The scrolling frame of the pages. */
export function PageFrame({ title, zoom, ratio, children }: Props) {
  return (
    <section
      className={styles['pages']}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboard users scroll it too
      tabIndex={0}
      style={{ '--zoom': zoom, '--ratio': ratio } as CSSProperties}
    >
      {children}
    </section>
  );
}
