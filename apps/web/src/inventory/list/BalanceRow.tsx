import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import { compare } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { hasTags, PartTags } from '../../parts/index.ts';
import { addressOfBalance } from '../addresses.ts';
import { useLastMoved } from '../use-last-moved.ts';
import type { Way } from './use-inventory-search.ts';

type Props = { balance: Balance; by: Way };

const tones = { inQA: 'hold', inSip: 'info', inSit: 'info', inWip: 'info', inTO: 'info', onLoan: 'warn' } as const;
const OTHERS = Object.keys(tones) as (keyof typeof tones)[];

/** One part at one location: the one of the two that is not the heading above. */
export function BalanceRow({ balance, by }: Props) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const nameOf = usePartName();
  const lastMoved = useLastMoved();
  const { partNumber, location, locationName, warehouse, onHand, uom } = balance;
  const others = OTHERS.filter((bucket) => compare(balance[bucket], '0') > 0);
  const moved = lastMoved(balance);
  const words = by === 'location' ? nameOf(balance) : [locationName, warehouse].filter(Boolean).join(' · ');
  return (
    <ListRow
      href={addressOfBalance(partNumber, location)}
      code
      title={by === 'location' ? partNumber : location}
      sub={
        <>
          {words}
          {moved && <br />}
          {moved}
        </>
      }
      value={figures.quantity(onHand)}
      valueSub={uom}
      chips={
        (others.length > 0 || (by === 'location' && hasTags(balance))) && (
          <>
            {by === 'location' && <PartTags part={balance} />}
            {others.map((bucket) => (
              <StatusTag key={bucket} tone={tones[bucket]}>
                {t('inBucket', { quantity: figures.quantity(balance[bucket]), bucket: t(`bucket.${bucket}`) })}
              </StatusTag>
            ))}
          </>
        )
      }
    />
  );
}
