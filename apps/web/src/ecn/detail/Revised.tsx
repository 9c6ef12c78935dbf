import type { Ecn } from '@gemba/contract/ecn/ecns';
import { useTranslations } from 'use-intl';
import { IconTile } from '../../kit/ui/IconTile.tsx';
import { IconClock, IconOk } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/List.tsx';
import { ListRow } from '../../kit/ui/ListRow.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';

/** Whether drawing and work instruction follow the change already. */
export function Revised({ ecn: { drawRevised, wiRevised, wiWaitsFor } }: { ecn: Ecn }) {
  const t = useTranslations('ecn');
  return (
    <List aria-label={t('revisions')}>
      <Row done={drawRevised} title={t('drawRevised')} />
      <Row
        done={wiRevised}
        title={t('wiRevised')}
        sub={!wiRevised && wiWaitsFor ? t('waitsFor', { who: wiWaitsFor }) : undefined}
      />
    </List>
  );
}

function Row({ done, title, sub }: { done: boolean; title: string; sub?: string | undefined }) {
  const t = useTranslations('ecn');
  const tone = done ? 'ok' : 'warn';
  return (
    <ListRow
      lead={<IconTile icon={done ? IconOk : IconClock} tone={tone} />}
      title={title}
      sub={sub}
      value={
        <StatusTag tone={tone} plain>
          {t(done ? 'done' : 'pending')}
        </StatusTag>
      }
    />
  );
}
