import type { SessionRow } from '@gemba/contract/auth/list-sessions';
import { useFormatter, useTranslations } from 'use-intl';
import { deviceName, isPhone } from '../../kit/client/device-name.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconKeyboard, IconPhone } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useRevokeSession } from './use-revoke-session.ts';

export function DeviceRow({ device }: { device: SessionRow }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const revoke = useRevokeSession();
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
