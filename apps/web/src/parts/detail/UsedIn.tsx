import type { WhereUsedRow } from '@gemba/contract/parts/part-relations';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { LoadMore } from '../../kit/ui/list/LoadMore.tsx';
import { TreeRow } from '../../kit/ui/list/TreeRow.tsx';
import { hasTags, PartTags } from '../PartTags.tsx';
import { useListPartWhereUsed } from './use-list-part-where-used.ts';

type Props = { rows: readonly WhereUsedRow[]; level: number };

export function UsedIn({ rows, level }: Props) {
  return rows.map((row, index) => (
    <Parent
      key={`${row.partNumber} ${row.revision} ${row.itemNumber}`}
      row={row}
      level={level}
      last={index === rows.length - 1}
    />
  ));
}

/** One part that needs the one below it; unfolded, it shows where it is used itself. */
function Parent({ row, level, last }: { row: WhereUsedRow; level: number; last: boolean }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const nameOf = usePartName();
  const [open, setOpen] = useState(false);
  const { partNumber, revision, itemNumber, quantity, uom, usedFurther } = row;
  return (
    <>
      <TreeRow
        level={level}
        last={last && !open}
        code={partNumber}
        tag={
          <StatusTag tone="idle" plain>
            {t('rev', { revision })}
          </StatusTag>
        }
        sub={nameOf(row)}
        chips={hasTags(row) && <PartTags part={row} />}
        value={figures.quantity(quantity)}
        valueSub={t('itemNumber', { uom, item: itemNumber })}
        expanded={usedFurther ? open : undefined}
        onToggle={() => setOpen(!open)}
        href={addressOf('part', partNumber)}
      />
      {open && <Above partNumber={partNumber} level={level + 1} />}
    </>
  );
}

function Above({ partNumber, level }: { partNumber: string; level: number }) {
  const kit = useTranslations('kit');
  const pages = useListPartWhereUsed(partNumber);
  return (
    <>
      {pages.isPending && <li aria-busy="true">{kit('loading')}</li>}
      <UsedIn rows={pages.rows ?? []} level={level} />
      {(pages.hasNextPage || pages.isError) && (
        <li>
          <LoadMore
            busy={pages.isFetching}
            failed={pages.isError}
            onMore={() => (pages.hasNextPage ? pages.fetchNextPage() : pages.refetch())}
          />
        </li>
      )}
    </>
  );
}
