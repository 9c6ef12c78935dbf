import type { Hit } from '@gemba/contract/search/find-everything';
import { useTranslations } from 'use-intl';
import { addressOfBalance, BucketTags, hasOthers, isStocked, useListInventory } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

const SHOWN = 4;

type Props = {
  hit: Hit;
  onOpen: (address: `/${string}`) => void;
  /** A row is a link: it is followed by itself. */
  onFollow: () => void;
};

/** The parts of a location, or the locations of a part, with the stock there. */
export function LiesHere({ hit: { kind, id }, onOpen, onFollow }: Props) {
  const t = useTranslations('search');
  const figures = useFigures();
  const nameOf = usePartName();
  const by = kind === 'part' ? 'part' : 'location';
  const pages = useListInventory(by, id, false);
  if (pages.isPending) return <ListSkeleton rows={2} />;
  // The list finds beginnings: A-03-2 and A-03-21.
  const rows = pages.rows?.filter((row) => (by === 'part' ? row.partNumber : row.location) === id && isStocked(row));
  if (!rows) return null;
  const showAll = () => onOpen(`/inventory/list?${new URLSearchParams({ by, q: id })}`);
  return (
    <section>
      <SectionHeader
        title={t(by === 'part' ? 'liesAt' : 'partsHere', { count: rows.length })}
        action={rows.length > SHOWN || pages.hasNextPage ? { label: t('showAll'), onClick: showAll } : undefined}
      />
      <List bare>
        {rows.slice(0, SHOWN).map((row) => (
          <ListRow
            key={`${row.partNumber} ${row.location}`}
            code
            title={by === 'part' ? row.location : row.partNumber}
            sub={by === 'part' ? row.locationName : nameOf(row)}
            value={figures.quantity(row.onHand)}
            valueSub={row.uom}
            chips={hasOthers(row) && <BucketTags balance={row} />}
            href={addressOfBalance(row.partNumber, row.location)}
            onClick={onFollow}
            chevron={false}
          />
        ))}
      </List>
    </section>
  );
}
