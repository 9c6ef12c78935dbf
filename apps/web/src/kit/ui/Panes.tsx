import { createContext, type ReactNode } from 'react';
import styles from './Panes.module.css';

/** The level of the headings and whether a screen is the only one: two screens side by side are parts of one page. */
export const PartOfPage = createContext(false);

type Props = {
  /** The list with the page's own heading. */
  list: ReactNode;
  /** What the list has opened. */
  detail: ReactNode;
  detailLabel: string;
};

/** List and detail side by side, each a Screen that scrolls by itself. For windows that are wide: see `useWide`. */
export function Panes({ list, detail, detailLabel }: Props) {
  return (
    <div className={styles['panes']}>
      <div className={styles['list']}>{list}</div>
      <section className={styles['detail']} aria-label={detailLabel}>
        <PartOfPage value={true}>{detail}</PartOfPage>
      </section>
    </div>
  );
}
