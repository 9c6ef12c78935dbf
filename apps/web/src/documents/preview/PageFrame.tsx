import type { CSSProperties, ReactNode } from 'react';
import styles from './Pages.module.css';

type Props = { title: string; zoom: number; ratio?: number; children: ReactNode };

/** Where pages are moved about. */
export function PageFrame({ title, zoom, ratio, children }: Props) {
  return (
    <section
      className={styles['pages']}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and whoever has only keys scrolls it too
      tabIndex={0}
      style={{ '--zoom': zoom, '--ratio': ratio } as CSSProperties}
    >
      {children}
    </section>
  );
}
