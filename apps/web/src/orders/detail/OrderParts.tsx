import type { RelatedDocument } from '@gemba/contract/orders/order-shapes';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../kit/ui/Card.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import styles from './DrawnOrder.module.css';
import { type AnyOrder, type DrawnKind, type RelatedName, readingOf } from './detail-kind.ts';
import { FieldList, type Reading } from './FieldList.tsx';
import { LinesPart } from './LinesPart.tsx';
import { DocumentsPart, RelatedPart } from './RelatedPart.tsx';
import type { Currencies } from './use-written.tsx';

type Props = {
  order: AnyOrder;
  kind: DrawnKind;
  money: Currencies;
  /** Somebody has to decide: what a decision needs stands open. */
  waiting: boolean;
  documents: Ref<HTMLDetailsElement>;
};

/** Lines, totals, all other fields folded away by what they are about, and what belongs to the order. */
export function OrderParts({ order, kind, money, waiting, documents }: Props) {
  const t = useTranslations('orders');
  const { lines, totals, groups, related } = kind;
  const reading = readingOf(order);
  return (
    <>
      {lines.map((one) => (
        <LinesPart key={one.title} order={order} kind={one} money={money} />
      ))}
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
      <DocumentsPart documents={order.documents} ref={documents} />
    </>
  );
}
