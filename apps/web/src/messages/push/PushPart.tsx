import { PUSH_TOPICS } from '@gemba/contract/kit/push-topics';
import type { PushSettings } from '@gemba/contract/messages/push/push-settings';
import { useTranslations } from 'use-intl';
import { pushSupport } from '../../kit/push/device-push.ts';
import { IconAlarm, IconApprovals, IconDark, IconMail, IconMessages } from '../../kit/ui/icons.ts';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { QuietHours } from './QuietHours.tsx';
import { useChangePushSettings } from './use-change-push-settings.ts';
import { useGetPushSettings } from './use-get-push-settings.ts';
import { useSubscribeToPush } from './use-subscribe-to-push.ts';
import { useUnsubscribeFromPush } from './use-unsubscribe-from-push.ts';

const NIGHT = { from: '22:00', until: '06:00' };
const ICONS = { alarms: IconAlarm, approvals: IconApprovals, messages: IconMail };

/** Rows of a list: what this device tells while the app is closed. */
export function PushPart() {
  const t = useTranslations('messages');
  const settings = useGetPushSettings().data;
  const subscribe = useSubscribeToPush();
  const unsubscribe = useUnsubscribeFromPush();
  const support = pushSupport();
  const help = support === 'ready' ? t('pushHint') : t(support === 'blocked' ? 'pushBlocked' : 'pushMissing');
  const turn = (on: boolean) => (on ? subscribe.mutate(settings?.publicKey ?? '') : unsubscribe.mutate());
  return (
    <>
      <li>
        <Switch
          lead={<IconTile icon={IconMessages} />}
          label={t('push')}
          help={help}
          checked={settings?.subscribed === true}
          disabled={!settings || support !== 'ready' || subscribe.isPending || unsubscribe.isPending}
          onChange={turn}
        />
      </li>
      {settings?.subscribed && <PushTopics settings={settings} />}
    </>
  );
}

function PushTopics({ settings }: { settings: PushSettings }) {
  const t = useTranslations('messages');
  const { mutate } = useChangePushSettings();
  const { alarms, approvals, messages, quiet } = settings;
  const chosen = { alarms, approvals, messages, quiet };
  return (
    <>
      {PUSH_TOPICS.map((topic) => (
        <li key={topic}>
          <Switch
            lead={<IconTile icon={ICONS[topic]} />}
            label={t(`pushTopics.${topic}`)}
            checked={chosen[topic]}
            onChange={(on) => mutate({ ...chosen, [topic]: on })}
          />
        </li>
      ))}
      <li>
        <Switch
          lead={<IconTile icon={IconDark} />}
          label={t('quietHours')}
          help={t('quietHoursHint')}
          checked={quiet !== null}
          onChange={(on) => mutate({ ...chosen, quiet: on ? NIGHT : null })}
        />
      </li>
      {quiet && (
        <li>
          <QuietHours hours={quiet} onChange={(hours) => mutate({ ...chosen, quiet: hours })} />
        </li>
      )}
    </>
  );
}
