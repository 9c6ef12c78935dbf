import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { CallLink } from '../../addresses/index.ts';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';

/** The handlers of its present level, each a call away. */
export function AlarmHandlers({ alarm: { handlers, status } }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  if (status === 'RESOLVED' || handlers.length === 0) return null;
  return (
    <List aria-label={t('handlers')}>
      {handlers.map(({ handler, level, jobTitle, phone }) => (
        <ListRow
          key={handler.userId}
          lead={<Avatar name={handler.name} />}
          title={handler.name}
          sub={[t('handlerOf', { level }), jobTitle].filter(Boolean).join(' · ')}
          trailing={phone && <CallLink phone={phone} name={handler.name} />}
        />
      ))}
    </List>
  );
}
