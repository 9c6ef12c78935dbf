import type { RelatedDocument } from '@gemba/contract/orders/order-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { type AnyOrder, type KindView, type RelatedName, readingOf } from './detail-kind.ts';
import { FieldList, type Reading } from './FieldList.tsx';
import { LineRow } from './LineRow.tsx';
import { LineSheet } from './LineSheet.tsx';
import type { LineKind } from './line-view.ts';
import styles from './OrderView.module.css';
import { RelatedPart } from './RelatedPart.tsx';
import type { Currencies } from './use-format-field.tsx';

type Props = {
  order: AnyOrder;
  kind: KindView;
  money: Currencies;
  /** The order waits for a decision: the facts for it are unfolded. */
  waiting: boolean;
};

/** Totals, the other fields folded by subject, and documents that the order led to. */
export function OrderParts({ order, kind, money, waiting }: Props) {
  const t = useTranslations('orders');
  const { totals, groups, related } = kind;
  const reading = readingOf(order);
  return (
    <>
      {totals.length > 0 && (
        <Card>
          <div className={styles['totals']}>
            <FieldList reading={reading} fields={totals} money={money} />
          </div>
        </Card>
      )}
      {groups.map(({ title, fields, of }) => (
        <Fold key={title} title={t(`group.${title}`)} open={title === 'credit' && waiting}>
          <FieldList reading={of ? (reading[of] as Reading) : reading} fields={fields} money={money} />
        </Fold>
      ))}
      {Object.entries(related).map(([name, thing]) => (
        <RelatedPart
          key={name}
          name={name as RelatedName}
          thing={thing}
          documents={reading[name] as RelatedDocument[]}
        />
      ))}
    </>
  );
}

type LinesPartProps = { order: AnyOrder; kind: LineKind<AnyOrder>; money: Currencies };

/** Items, components or operations; a tap opens all fields of one. */
export function LinesPart({ order, kind, money }: LinesPartProps) {
  const t = useTranslations('orders');
  const [opened, setOpened] = useState<number>();
  const lines = kind.lines(order);
  return (
    <section>
      <SectionHeader title={t(kind.title, { count: lines.length })} note={t(`linesNote.${kind.title}`)} />
      {lines.length === 0 ? (
        <Card pad>{t(`noLines.${kind.title}`)}</Card>
      ) : (
        <List>
          {lines.map((line) => (
            <LineRow key={line.number} line={line} currency={money.currency} onOpen={() => setOpened(line.number)} />
          ))}
        </List>
      )}
      <LineSheet
        line={lines.find(({ number }) => number === opened)}
        groups={kind.groups}
        money={money}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
