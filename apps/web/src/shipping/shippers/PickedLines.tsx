import { sumPlain } from '@gemba/contract/kit/fixed-point';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { LinePlaces } from '../../inventory/index.ts';
import { Cards } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Pick = Shipper['items'][number]['picks'][number];

/** The picks from one location into one box, with all their serial numbers. */
const together = (picks: readonly Pick[]) => {
  const places = new Map<string, [Pick, ...Pick[]]>();
  for (const pick of picks) {
    const key = `${pick.location} ${pick.box ?? ''} ${pick.lotNumber ?? ''}`;
    const others = places.get(key);
    places.set(key, others ? [...others, pick] : [pick]);
  }
  return [...places].map(([key, some]) => ({ key, some, quantity: sumPlain(some.map(({ quantity }) => quantity)) }));
};

/** Each line with how much, from where, in which box, with which serial numbers. */
export function PickedLines({ shipper: { items } }: { shipper: Shipper }) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  return (
    <Cards>
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
    </Cards>
  );
}
