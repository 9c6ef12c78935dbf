import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconLocked, IconPassword } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { useListSessions } from './use-list-sessions.ts';

type Props = { onChangePassword: () => void; onSetPin: () => void };

export function DevicesPart({ onChangePassword, onSetPin }: Props) {
  const t = useTranslations('settings');
  const devices = useListSessions();
  const { refId, terminal } = usePerson();
  return (
    <section>
      <SectionHeader title={t('security')} />
      {devices.isPending && <ListSkeleton rows={1} lead />}
      {devices.isError && <LoadFailed title={t('devicesFailed')} onRetry={() => devices.refetch()} />}
      <List>
        {devices.data?.items.map((device) => (
          <DeviceRow key={device.sessionId} device={device} />
        ))}
        {!terminal && (
          <ListRow
            onClick={onChangePassword}
            chevron
            lead={<IconTile icon={IconPassword} />}
            title={t('changePassword')}
          />
        )}
        {refId && (
          <ListRow
            onClick={onSetPin}
            chevron
            lead={<IconTile icon={IconLocked} />}
            title={t('setPin')}
            sub={t('pinHint')}
          />
        )}
      </List>
    </section>
  );
}
