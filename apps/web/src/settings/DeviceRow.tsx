import type { SessionRow } from '@gemba/contract/auth/list-sessions';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconKeyboard, IconPhone } from '../kit/ui/icons.ts';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { showToast } from '../kit/ui/notices.ts';
import { StatusTag } from '../kit/ui/StatusTag.tsx';
import { deviceName, isPhone } from './device-name.ts';
import { useRevokeDevice } from './use-devices.ts';

export function DeviceRow({ device }: { device: SessionRow }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const revoke = useRevokeDevice();
  const name = deviceName(device.device);
  const when = format.dateTime(new Date(device.current ? device.signedInAt : device.lastSeenAt), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const signOut = () =>
    revoke.mutateAsync(device.sessionId).then(
      () => showToast(t('revoked')),
      () => undefined,
    );
  return (
    <ListRow
      lead={<IconTile icon={isPhone(device.device) ? IconPhone : IconKeyboard} />}
      title={name}
      sub={t(device.current ? 'signedInSince' : 'lastSeen', { when, address: device.address })}
      chips={device.current && <StatusTag tone="ok">{t('thisDevice')}</StatusTag>}
      trailing={
        !device.current && (
          <Button
            small
            kind="outline"
            busy={revoke.isPending}
            aria-label={t('revokeDevice', { device: name })}
            onClick={signOut}
          >
            {t('revoke')}
          </Button>
        )
      }
    />
  );
}
