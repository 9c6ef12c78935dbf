import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { type AnyOrder, type KindView, readingOf } from './detail-kind.ts';
import { AsideFacts, LineAside } from './LineAside.tsx';
import { LineTable } from './LineTable.tsx';
import type { LineKind, LineView } from './line-view.ts';
import type { Currencies } from './use-format-field.tsx';
import styles from './WideParts.module.css';

type Props = {
  order: AnyOrder;
  kind: KindView;
  money: Currencies;
} & Record<'message' | 'documents' | 'fields' | 'changes' | 'history', ReactNode>;

type Chosen = { title: LineKind<AnyOrder>['title']; number: number };

/** In a wide window: the lines as a table, and beside it the chosen line. At first that is the first one. */
export function WideParts({ order, kind, money, ...parts }: Props) {
  const t = useTranslations('orders');
  const [wanted, setWanted] = useState<Chosen>();
  const tables = kind.lines.map((lineKind) => ({ lineKind, lines: lineKind.lines(order) }));
  const all = tables.flatMap(({ lineKind, lines }) => lines.map((line) => ({ lineKind, line })));
  const isWanted = (lineKind: LineKind<AnyOrder>, { number }: LineView) =>
    wanted?.title === lineKind.title && wanted.number === number;
  const chosen = all.find(({ lineKind, line }) => isWanted(lineKind, line)) ?? all[0];
  return (
    <div className={styles['columns']}>
      <div className={styles['lines']}>
        <Card>
          {tables.map(({ lineKind, lines }) => (
            <LineTable
              key={lineKind.title}
              kind={lineKind}
              lines={lines}
              currency={money.currency}
              titled={tables.length > 1}
              chosen={chosen?.line}
              onChoose={all.length > 1 ? ({ number }) => setWanted({ title: lineKind.title, number }) : undefined}
            />
          ))}
          <div className={styles['notes']}>
            {parts.message}
            {parts.documents}
          </div>
        </Card>
      </div>
      <section className={styles['aside']} aria-label={t('chosenLine')}>
        {kind.beside && (
          <AsideFacts title={kind.head(order)} reading={readingOf(order)} group={kind.beside} money={money} />
        )}
        {chosen && <LineAside line={chosen.line} kind={chosen.lineKind} money={money} />}
      </section>
      <div className={styles['rest']}>
        {parts.fields}
        {parts.changes}
        {parts.history}
      </div>
    </div>
  );
}
