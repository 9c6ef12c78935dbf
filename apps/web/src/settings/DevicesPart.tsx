import { useTranslations } from 'use-intl';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconPassword } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { useDevices } from './use-devices.ts';

export function DevicesPart({ onChangePassword }: { onChangePassword: () => void }) {
  const t = useTranslations('settings');
  const devices = useDevices();
  return (
    <section>
      <SectionHeader title={t('security')} />
      {devices.isPending && <ListSkeleton rows={1} lead />}
      {devices.isError && <LoadFailed title={t('devicesFailed')} onRetry={() => devices.refetch()} />}
      <List>
        {devices.data?.items.map((device) => (
          <DeviceRow key={device.sessionId} device={device} />
        ))}
        <ListRow
          onClick={onChangePassword}
          chevron
          lead={<IconTile icon={IconPassword} />}
          title={t('changePassword')}
        />
      </List>
    </section>
  );
}
