import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Panes.module.css';
import { PartOfPage } from './part-of-page.ts';

type Props = {
  /** The list with the page's own heading. */
  list: ReactNode;
  /** The entry that is open. */
  detail: ReactNode;
  detailLabel: string;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys walk from row to row; Enter opens one, and the focus stays in the list. */
const walk = (event: KeyboardEvent<HTMLDivElement>) => {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLAnchorElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('li a')];
  const row = rows[rows.indexOf(event.target) + step];
  if (!row) return;
  event.preventDefault();
  row.focus();
};

/** List and detail side by side, each a Screen that scrolls by itself. For wide windows: see `useWide`. */
export function Panes({ list, detail, detailLabel }: Props) {
  const section = useRef<HTMLElement>(null);
  // The button that led to another entry is gone: the next Tab and the next spoken word start at that entry.
  useLayoutEffect(() => {
    if (detailLabel && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [detailLabel]);
  return (
    <div className={styles['panes']}>
      <div role="presentation" className={styles['list']} onKeyDown={walk}>
        {list}
      </div>
      <section ref={section} tabIndex={-1} className={styles['detail']} aria-label={detailLabel}>
        <PartOfPage value={true}>{detail}</PartOfPage>
      </section>
    </div>
  );
}
