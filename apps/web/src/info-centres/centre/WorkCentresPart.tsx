import type { queryWorkOrderInfoCenter } from '@gemba/contract/info-centres/query-work-order-info-center';
import type { CallReply } from '@gemba/contract/kit/call';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

type Props = { workCentres: CallReply<typeof queryWorkOrderInfoCenter>['workCentres'] };

/** Which work centres are online; those that are not come first. */
export function WorkCentresPart({ workCentres }: Props) {
  const t = useTranslations('info-centres');
  const online = workCentres.filter((one) => one.online).length;
  if (workCentres.length === 0) return null;
  return (
    <section>
      <SectionHeader
        title={t('workCentres')}
        note={t('onlineOf', { online: String(online), count: String(workCentres.length) })}
      />
      <List aria-label={t('workCentres')}>
        {workCentres.map((one) => (
          <ListRow
            key={one.wc}
            title={one.name}
            sub={<span className="code">{one.wc}</span>}
            value={<StatusTag tone={one.online ? 'ok' : 'idle'}>{t(one.online ? 'online' : 'offline')}</StatusTag>}
          />
        ))}
      </List>
    </section>
  );
}
