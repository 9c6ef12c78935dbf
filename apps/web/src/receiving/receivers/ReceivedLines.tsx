import { compare } from '@gemba/contract/kit/fixed-point';
import { packOf } from '@gemba/contract/kit/packs';
import { isNonStock } from '@gemba/contract/parts/part-number';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { LinePlaces } from '../../inventory/index.ts';
import { Cards } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

/** Each line with what came, what it cost, and where it was put. */
export function ReceivedLines({ receiver: { items, currency } }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const nameOf = usePartName();
  const sayPacks = useSayPacks();
  return (
    <Cards>
      {items.map((item) => {
        const { itemNumber, part, revision, quantity, quantityShort, uom, irNumber, lotNumber, ncrNumber, condition } =
          item;
        const words = [
          sayPacks(quantity, uom ?? '', packOf(item, uom)),
          revision && t('revision', { revision }),
          lotNumber && t('lot', { lotNumber }),
          irNumber && t('ir', { irNumber }),
          ncrNumber && t('ncr', { ncrNumber }),
          condition,
        ].filter(Boolean);
        return (
          <LinePlaces
            key={itemNumber}
            label={t('putAway')}
            row={
              <ListRow
                code
                title={part}
                sub={[nameOf({ ...item, description: item.description ?? '' }), ...words].filter(Boolean).join(' · ')}
                value={`${figures.quantity(quantity)} ${uom ?? ''}`.trim()}
                valueSub={figures.averageCost(item.unitCost, currency)}
                chips={
                  compare(quantityShort, '0') !== 0 && (
                    <StatusTag tone="warn">{t('shortBy', { quantity: figures.quantity(quantityShort) })}</StatusTag>
                  )
                }
                href={isNonStock(part) ? undefined : linkTo('part', part)}
              />
            }
            places={item.putAways.map(({ location, quantity: put, quantityQA, serials }) => ({
              key: location,
              location,
              serials,
              what: (
                <>
                  {figures.quantity(put)}{' '}
                  {compare(quantityQA, '0') !== 0 && (
                    <StatusTag tone="hold">{t('inQa', { quantity: figures.quantity(quantityQA) })}</StatusTag>
                  )}
                </>
              ),
            }))}
          />
        );
      })}
    </Cards>
  );
}
