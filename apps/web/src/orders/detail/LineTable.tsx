import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Figures } from '../../kit/text/figures.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Table } from '../../kit/ui/list/Table.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import { DoneMark, isSome, PriceChange, ShortMark } from './LineMarks.tsx';
import styles from './LineTable.module.css';
import type { ColumnName, LineKind, LineView } from './line-view.ts';

type Props = {
  kind: Pick<LineKind<never>, 'title' | 'columns'>;
  lines: readonly LineView[];
  currency: string;
  /** Shows its title, where an order has several tables. */
  titled: boolean;
  chosen: LineView | undefined;
  /** Undefined where there is nothing to choose. */
  onChoose: ((line: LineView) => void) | undefined;
};

/** The lines of an order in columns; one is chosen and stands beside them with more. */
export function LineTable({ kind: { title, columns }, lines, currency, titled, chosen, onChoose }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  if (lines.length === 0) return <p className={styles['none']}>{t(`noLines.${title}`)}</p>;
  return (
    <Table
      caption={t(title, { count: lines.length })}
      titled={titled}
      numbers={t('field.itemNumber')}
      columns={columns.map((name) => ({ label: t(`column.${name}`), end: ends.has(name) }))}
      rows={lines.map((line) => ({
        key: line.number,
        number: line.number,
        cells: columns.map((name) => <Cell key={name} name={name} line={line} currency={currency} figures={figures} />),
        current: onChoose && line === chosen,
        onOpen: onChoose && (() => onChoose(line)),
      }))}
    />
  );
}

/** The columns of numbers. */
const ends: ReadonlySet<ColumnName> = new Set(['quantity', 'cost', 'price', 'amount', 'onHand', 'issued', 'qualified']);

type CellProps = { name: ColumnName; line: LineView; currency: string; figures: Figures };

function Cell({ name, line, currency, figures }: CellProps): ReactNode {
  const t = useTranslations('orders');
  const nameOf = usePartName();
  const { code, revision, each, part, day, status, amount } = line;
  switch (name) {
    case 'part':
    case 'wc': {
      const description = nameOf(line);
      return (
        <>
          <span className={`code ${styles['code']}`}>{code}</span>
          <span className={styles['sub']}>{revision ? t('withRevision', { description, revision }) : description}</span>
        </>
      );
    }
    case 'quantity':
      return (
        <>
          {each && figures.quantity(each.quantity)}
          <span className={styles['marks']}>
            <DoneMark line={line} />
          </span>
        </>
      );
    case 'cost':
    case 'price':
      return (
        <>
          {each?.price && figures.unitCost(each.price, currency)}
          {isSome(each?.discount ?? '0') && (
            <span className={styles['sub']}>
              {t('lessDiscount', { discount: figures.percent(each?.discount ?? '0') })}
            </span>
          )}
          <span className={styles['marks']}>
            <PriceChange line={line} short />
          </span>
        </>
      );
    case 'dateRequired':
      return day && figures.day(day);
    case 'amount':
      return amount && <b className={styles['amount']}>{figures.money(amount, currency)}</b>;
    case 'onHand':
      return each && t('quantityOf', { quantity: figures.quantity(each.quantity), unit: each.unit ?? '' });
    case 'issued':
    case 'qualified':
      return (
        <>
          {part && t('doneOf', { done: figures.quantity(part.done), of: figures.quantity(part.of) })}
          <span className={styles['marks']}>
            <ShortMark line={line} />
          </span>
        </>
      );
    case 'status':
      return status && <OrderStatus status={status} />;
  }
}
