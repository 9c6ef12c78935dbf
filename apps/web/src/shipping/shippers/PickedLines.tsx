import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { sumOf } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import styles from './DrawnShipper.module.css';

type Picks = Shipper['items'][number]['picks'];

/** What came from one location into one box, with all its serial numbers. */
const together = (picks: Picks) => {
  const places = new Map<string, Picks>();
  for (const pick of picks) {
    const key = `${pick.location} ${pick.box ?? ''} ${pick.lotNumber ?? ''}`;
    places.set(key, [...(places.get(key) ?? []), pick]);
  }
  return [...places].map(([key, some]) => ({ key, some, quantity: sumOf(some.map(({ quantity }) => quantity)) }));
};

/** Each line with how much, from where, in which box, with which serial numbers. */
export function PickedLines({ shipper: { items } }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  return (
    <div className={styles['parts']}>
      {items.map(({ itemNumber, part, description, revision, quantity, uom, picks }) => (
        <Card key={itemNumber}>
          <List bare>
            <ListRow
              code
              title={part}
              sub={[description, revision && t('revision', { revision })].filter(Boolean).join(' · ')}
              value={[figures.quantity(quantity), uom].filter(Boolean).join(' ')}
              href={isNonStock(part) ? undefined : linkTo('part', part)}
            />
          </List>
          {picks.length > 0 && (
            <ul role="list" aria-label={t('takeFrom')} className={styles['places']}>
              {together(picks).map(({ key, some, quantity: taken }) => {
                const serials = some.flatMap(({ serial }) => (serial ? [serial] : []));
                const [first] = some;
                return (
                  <li key={key} className={styles['place']}>
                    <span className="code">{first?.location}</span>
                    <span>
                      {[
                        first?.box && t('boxNamed', { box: first.box }),
                        first?.lotNumber && t('lot', { lotNumber: first.lotNumber }),
                        figures.quantity(taken),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    {serials.length > 0 && <span className={`${styles['serials']} code`}>{serials.join(', ')}</span>}
                  </li>
                );
              })}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
