import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { LinePlaces, Parts, sumOf } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { usePartName } from '../../parts/index.ts';

type Pick = Shipper['items'][number]['picks'][number];

/** What came from one location into one box, with all its serial numbers. */
const together = (picks: readonly Pick[]) => {
  const places = new Map<string, [Pick, ...Pick[]]>();
  for (const pick of picks) {
    const key = `${pick.location} ${pick.box ?? ''} ${pick.lotNumber ?? ''}`;
    const others = places.get(key);
    places.set(key, others ? [...others, pick] : [pick]);
  }
  return [...places].map(([key, some]) => ({ key, some, quantity: sumOf(some.map(({ quantity }) => quantity)) }));
};

/** Each line with how much, from where, in which box, with which serial numbers. */
export function PickedLines({ shipper: { items } }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  return (
    <Parts>
      {items.map(({ itemNumber, part, revision, quantity, uom, picks, ...names }) => (
        <LinePlaces
          key={itemNumber}
          label={t('takeFrom')}
          row={
            <ListRow
              code
              title={part}
              sub={[nameOf(names), revision && t('revision', { revision })].filter(Boolean).join(' · ')}
              value={[figures.quantity(quantity), uom].filter(Boolean).join(' ')}
              href={isNonStock(part) ? undefined : linkTo('part', part)}
            />
          }
          places={together(picks).map(({ key, some: [first, ...more], quantity: taken }) => ({
            key,
            location: first.location,
            what: [
              first.box && t('boxNamed', { box: first.box }),
              first.lotNumber && t('lot', { lotNumber: first.lotNumber }),
              figures.quantity(taken),
            ]
              .filter(Boolean)
              .join(' · '),
            serials: [first, ...more].flatMap(({ serial }) => (serial ? [serial] : [])),
          }))}
        />
      ))}
    </Parts>
  );
}
