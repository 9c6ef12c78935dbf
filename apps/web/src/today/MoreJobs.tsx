import type { Job, Tile } from '@gemba/contract/today/job';
import { listAddress } from '@gemba/contract/today/job-address';
import { useTranslations } from 'use-intl';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { jobIcons } from './job-icons.ts';
import { notListed } from './shown-tiles.ts';

type Props = { tiles: readonly Tile[]; jobs: readonly Job[] };

/** Below the jobs: how many more there are of each kind, and the screen that has them all. */
export function MoreJobs({ tiles, jobs }: Props) {
  const t = useTranslations('today');
  const rest = notListed(tiles, jobs);
  if (rest.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('notListed')} />
      <List aria-label={t('notListed')}>
        {rest.map(({ kind, count, more }) => {
          const href = listAddress(kind);
          const shown = more ? t('moreThan', { count: String(count) }) : String(count);
          return (
            <ListRow
              key={kind}
              lead={<IconTile icon={jobIcons[kind]} />}
              title={t(`number.${kind}`)}
              sub={href ? t('moreOfKind', { count: shown }) : t('moreLater')}
              href={href}
            />
          );
        })}
      </List>
    </section>
  );
}
