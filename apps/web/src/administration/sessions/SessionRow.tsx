import type { UserSession } from '@gemba/contract/administration/sessions/list-user-sessions';
import { useTranslations } from 'use-intl';
import { deviceName, isPhone } from '../../kit/client/device-name.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconKeyboard, IconPhone } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useRevokeUserSession } from './use-revoke-user-session.ts';

type Props = {
  session: UserSession;
  /** Among the sessions of several people. */
  named?: boolean;
};

/** One device on which somebody is signed in. An administrator leaves their own under *Me*. */
export function SessionRow({ session, named = false }: Props) {
  const t = useTranslations('administration');
  const { moment } = useFigures();
  const revoke = useRevokeUserSession();
  const { sessionId, device, address, lastSeenAt, current, displayName } = session;
  const name = deviceName(device);
  const seen = t('lastSeenFrom', { when: moment(lastSeenAt), address });
  return (
    <ListRow
      lead={<IconTile icon={isPhone(device) ? IconPhone : IconKeyboard} />}
      title={named ? displayName : name}
      sub={named ? `${name} · ${seen}` : seen}
      chips={current && <StatusTag tone="ok">{t('thisDevice')}</StatusTag>}
      trailing={
        !current && (
          <Button
            small
            kind="outline"
            busy={revoke.isPending}
            aria-label={t('revokeOf', { device: name, name: displayName })}
            onClick={() => revoke.mutateAsync(sessionId).catch(() => undefined)}
          >
            {t('revoke')}
          </Button>
        )
      }
    />
  );
}
