import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { KitLink } from '../input/link.tsx';
import styles from './chart.module.css';

const c = classesOf(styles);

type Props = {
  /** The rows behind it. */
  href: string | undefined;
  children: ReactNode;
};

/** The value that is chosen in a chart; a tap opens it where it leads somewhere. */
export function ChartReading({ href, children }: Props) {
  if (!href)
    return (
      <span className={c('reading')} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <KitLink href={href} className={c('reading', 'open')}>
      {children}
    </KitLink>
  );
}
