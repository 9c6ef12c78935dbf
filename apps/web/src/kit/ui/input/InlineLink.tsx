import type { ReactNode } from 'react';
import styles from './InlineLink.module.css';
import { KitLink } from './link.tsx';

/** A link in a line of text, with the height of a touch target. */
export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <KitLink href={href} className={styles['link']}>
      {children}
    </KitLink>
  );
}
