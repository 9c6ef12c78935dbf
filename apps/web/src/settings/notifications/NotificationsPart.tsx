import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { IconOnline } from '../../kit/ui/icons.ts';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { useSwitchRealTime } from './use-switch-real-time.ts';

const PushPart = lazy(async () => ({ default: (await import('../../messages/push/PushPart.tsx')).PushPart }));

const DigestSwitch = lazy(async () => ({
  default: (await import('../../today/digest/DigestSwitch.tsx')).DigestSwitch,
}));

export function NotificationsPart() {
  const t = useTranslations('settings');
  const { realTime, terminal } = usePerson();
  const { switchTo, busy } = useSwitchRealTime();
  return (
    <section>
      <SectionHeader title={t('notifications')} />
      <List>
        <li>
          <Switch
            lead={<IconTile icon={IconOnline} />}
            label={t('realTime')}
            help={t('realTimeHint')}
            checked={realTime}
            disabled={busy}
            onChange={switchTo}
          />
        </li>
        {!terminal && (
          <Suspense>
            <PushPart />
            <DigestSwitch />
          </Suspense>
        )}
      </List>
    </section>
  );
}
