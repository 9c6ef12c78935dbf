import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconBom } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { Paged } from '../../kit/ui/PagedList.tsx';
import { UsedIn } from './UsedIn.tsx';
import { useWhereUsed } from './use-where-used.ts';

/** The BOMs that the part goes into, opened upward level by level. */
export function WhereUsedTab({ part: { partNumber } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = useWhereUsed(partNumber);
  return (
    <Paged
      pages={pages}
      rows={pages.rows}
      empty={
        <EmptyState icon={IconBom} title={t('notUsed')}>
          {t('notUsedHow')}
        </EmptyState>
      }
    >
      {(rows) => (
        <List aria-label={t('tab.whereUsed')}>
          <UsedIn rows={rows} level={0} />
        </List>
      )}
    </Paged>
  );
}
