import type { ReactNode } from 'react';
import { KitLink } from './link.tsx';
import styles from './TextLink.module.css';

type Props = {
  /** Undefined where this person may not go: then it is plain text. */
  href: string | undefined;
  children: ReactNode;
};

/** A link in a line of text, tall enough for a thumb. */
export function TextLink({ href, children }: Props) {
  if (href === undefined) return children;
  return (
    <KitLink href={href} className={styles['link'] ?? ''}>
      {children}
    </KitLink>
  );
}
