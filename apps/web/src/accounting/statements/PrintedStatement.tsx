import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { usePrinting } from '../../kit/ui/files/use-printing.ts';
import styles from './PrintedStatement.module.css';

const c = classesOf(styles);

export type PrintedRow = { key: string; kind: 'head' | 'row' | 'total'; label: string; cells: readonly string[] };
export type Printed = { columns: readonly string[]; rows: readonly PrintedRow[] };

type Props = { title: string; days: string; sharedOn: string | undefined; printed: () => Printed };

/** The print view: black on white, all rows, with company and period. Rendered only while printing. */
export function PrintedStatement({ title, days, sharedOn, printed }: Props) {
  const t = useTranslations('accounting.statement.shared');
  const figures = useFigures();
  const { companyName } = useStore(companySetting);
  const printing = usePrinting();
  if (!printing) return null;
  const { columns, rows } = printed();
  return createPortal(
    <div className={c('sheet')} data-printed-statement>
      <h1 className={c('title')}>{title}</h1>
      <p className={c('under')}>
        {[companyName, days, sharedOn && t('on', { day: figures.day(sharedOn) })].filter(Boolean).join(' · ')}
      </p>
      <table className={c('table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, kind, label, cells }) => (
            <tr key={key} className={c(kind)}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
