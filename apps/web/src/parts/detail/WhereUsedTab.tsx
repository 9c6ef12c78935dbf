import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconBom } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import { UsedIn } from './UsedIn.tsx';
import { useListPartWhereUsed } from './use-list-part-where-used.ts';

/** The BOMs that use the part, opened upward level by level. */
export function WhereUsedTab({ part: { partNumber } }: { part: Part }) {
  const t = useTranslations('parts');
  const pages = useListPartWhereUsed(partNumber);
  return (
    <Paged
      pages={pages}
      rows={pages.rows}
      empty={<EmptyState icon={IconBom} title={t('notUsed')} how={t('notUsedHow')} />}
    >
      {(rows) => (
        <List aria-label={t('tab.whereUsed')}>
          <UsedIn rows={rows} level={0} />
        </List>
      )}
    </Paged>
  );
}
