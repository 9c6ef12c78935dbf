import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { hasTags, PartTags } from '../../parts/index.ts';
import { addressOfBalance } from '../addresses.ts';
import { useLastMoved } from '../use-last-moved.ts';
import { BucketTags, hasOthers } from './BucketTags.tsx';
import type { Way } from './use-inventory-search.ts';

type Props = { balance: Balance; by: Way };

/** One part at one location: the one of the two that is not the heading above. */
export function BalanceRow({ balance, by }: Props) {
  const figures = useFigures();
  const nameOf = usePartName();
  const lastMoved = useLastMoved();
  const { partNumber, location, locationName, warehouse, onHand, uom } = balance;
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
        (hasOthers(balance) || (by === 'location' && hasTags(balance))) && (
          <>
            {by === 'location' && <PartTags part={balance} />}
            <BucketTags balance={balance} />
          </>
        )
      }
    />
  );
}
