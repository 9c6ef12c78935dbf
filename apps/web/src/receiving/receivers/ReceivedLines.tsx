import { compare } from '@gemba/contract/kit/fixed-point';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import styles from './DrawnReceiver.module.css';

/** Each line with what came, what it cost, and where it was put. */
export function ReceivedLines({ receiver: { items, currency } }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  return (
    <div className={styles['parts']}>
      {items.map((item) => {
        const { itemNumber, part, description, revision, quantity, uom, irNumber, lotNumber, ncrNumber, condition } =
          item;
        const words = [
          revision && t('revision', { revision }),
          lotNumber && t('lot', { lotNumber }),
          irNumber && t('ir', { irNumber }),
          ncrNumber && t('ncr', { ncrNumber }),
          condition,
        ].filter(Boolean);
        return (
          <Card key={itemNumber}>
            <List bare>
              <ListRow
                code
                title={part}
                sub={[description, ...words].filter(Boolean).join(' · ')}
                value={`${figures.quantity(quantity)} ${uom ?? ''}`.trim()}
                valueSub={figures.unitCost(item.unitCost, currency)}
                href={isNonStock(part) ? undefined : linkTo('part', part)}
              />
            </List>
            {item.putAways.length > 0 && (
              <ul role="list" aria-label={t('putAway')} className={styles['places']}>
                {item.putAways.map(({ location, quantity: put, quantityQA, serials }) => (
                  <li key={location} className={styles['place']}>
                    <span className="code">{location}</span>
                    <span>
                      {figures.quantity(put)}{' '}
                      {compare(quantityQA, '0') !== 0 && (
                        <StatusTag tone="hold">{t('inQa', { quantity: figures.quantity(quantityQA) })}</StatusTag>
                      )}
                    </span>
                    {serials.length > 0 && <span className="code">{serials.join(', ')}</span>}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
}
