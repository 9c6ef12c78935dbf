import { useTranslations } from 'use-intl';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconPassword } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { useDevices } from './use-devices.ts';

export function DevicesPart({ onChangePassword }: { onChangePassword: () => void }) {
  const t = useTranslations('settings');
  const devices = useDevices();
  return (
    <section>
      <SectionHeader title={t('security')} />
      {devices.isPending && <ListSkeleton rows={1} lead />}
      {devices.isError && (
        <Banner
          tone="warn"
          title={t('devicesFailed')}
          action={
            <Button small onClick={() => devices.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
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
