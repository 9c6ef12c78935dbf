import { type Key, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classesOf } from '../classes.ts';
import styles from './Table.module.css';

const c = classesOf(styles);

export type TableColumn = {
  label: string;
  /** Numbers stand at the end of their column. */
  end?: boolean;
};

export type TableRow = {
  key: Key;
  /** The number of the row, before the first column. */
  number: ReactNode;
  /** One per column; the first names the row. */
  cells: readonly ReactNode[];
  /** Its details stand beside the table. */
  current?: boolean | undefined;
  onOpen?: (() => void) | undefined;
};

type Props = {
  caption: ReactNode;
  /** Shows the caption, where several tables stand in one card. */
  titled?: boolean;
  /** Heading of the row numbers; only read out. */
  numbers: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** Stacks the cells of each row where the columns do not fit: that depends on the words and on the reader's text size. */
const useStacked = () => {
  const ruler = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ruler.current?.parentElement;
    if (!ruler.current || !box) return undefined;
    const fit = () => {
      delete box.dataset['stacked'];
      if (box.scrollWidth > box.clientWidth) box.dataset['stacked'] = '';
    };
    // The box itself grows when it is stacked: it would be observed without end.
    const watch = new ResizeObserver(fit);
    watch.observe(ruler.current);
    return () => watch.disconnect();
  });
  return ruler;
};

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a row and a cell are their own roles */

/**
 * A table whose rows may be opened. Where the columns do not fit, the cells of a row stand below each other, with labels.
 * Roles are explicit: a browser drops those of a table that is not laid out as one.
 */
export function Table({ caption, titled, numbers, columns, rows }: Props) {
  const ruler = useStacked();
  const end = (index: number) => c(columns[index]?.end && 'end');
  return (
    <div className={c('box')}>
      <div ref={ruler} className={c('ruler')} />
      <table role="table" className={c('table')}>
        <caption className={titled ? c('caption') : 'sr-only'}>{caption}</caption>
        <thead role="rowgroup" className={c('head')}>
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr-only">{numbers}</span>
            </th>
            {columns.map(({ label }, index) => (
              <th key={label} role="columnheader" scope="col" className={end(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, number, cells: [name, ...cells], current, onOpen }) => (
            <tr key={key} role="row" className={c('row', current && 'current')}>
              <td role="cell" className={c('number')}>
                {number}
              </td>
              <th role="rowheader" scope="row" className={c('name')}>
                {onOpen ? (
                  <button
                    type="button"
                    aria-current={current || undefined}
                    className={c('words', 'open')}
                    onClick={onOpen}
                  >
                    {name}
                  </button>
                ) : (
                  <span className={c('words')}>{name}</span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={index} role="cell" data-label={columns[index + 1]?.label} className={end(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
