import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { telephone } from '../../addresses/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconDone, IconPhone } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AlarmFacts } from './AlarmFacts.tsx';
import { AlarmHandlers } from './AlarmHandlers.tsx';
import { AlarmHead } from './AlarmHead.tsx';
import { AlarmPhotos } from './AlarmPhotos.tsx';
import { AlarmTimeline } from './AlarmTimeline.tsx';
import { HandleSheet } from './HandleSheet.tsx';
import { useOpenAlarm } from './use-open-alarm.ts';
import { useRespondToAlarm } from './use-respond-to-alarm.ts';

type Props = {
  alarm: Alarm;
  title: ReactNode;
  clockAhead: number;
  handlingFirst: boolean;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
};

/** One alarm: its clock, its handlers, everything that happened, and what this person may do with it. */
export function AlarmView({ alarm, title, clockAhead, handlingFirst, onBack, onRefresh }: Props) {
  const t = useTranslations('alarms');
  const say = useRefusal();
  const now = useNow() + clockAhead;
  const { id, typePath, refusals, status, handlesLevel } = alarm;
  useOpenAlarm(String(id), handlesLevel);
  const { send, ...responding } = useRespondToAlarm(id);
  const mayRespond = refusals.respond === null;
  const mayHandle = refusals.resolve === null || refusals.handOn === null;
  const toCall = phoneToCall(alarm);
  const [handling, setHandling] = useState(handlingFirst);
  return (
    <DocumentScreen
      title={title}
      subtitle={typePath.join(' › ')}
      onBack={onBack}
      onRefresh={onRefresh}
      footer={
        (toCall || mayRespond || mayHandle) && (
          <ActionBar>
            {toCall && (
              <Button
                kind={mayRespond || mayHandle ? 'outline' : 'primary'}
                icon={IconPhone}
                data-fit={mayRespond || mayHandle || undefined}
                onClick={() => window.location.assign(telephone(toCall))}
              >
                {t('call')}
              </Button>
            )}
            {mayRespond && (
              <PostButton posting={responding} icon={IconDone} check={t('check')} onPost={send}>
                {t('respond')}
              </PostButton>
            )}
            {mayHandle && !mayRespond && (
              <Button kind="primary" wide aria-haspopup="dialog" onClick={() => setHandling(true)}>
                {t('handle')}
              </Button>
            )}
          </ActionBar>
        )
      }
      sheets={
        mayHandle && (
          <HandleSheet key={alarm.level} alarm={alarm} now={now} open={handling} onClose={() => setHandling(false)} />
        )
      }
    >
      <PostingNotice posting={responding} shownAtField={false} />
      {handlingFirst && status !== 'RESOLVED' && !handlesLevel && (
        <Banner tone="info" title={say('NOT_ALARM_HANDLER', { level: alarm.level })} />
      )}
      <AlarmHead alarm={alarm} now={now} />
      <AlarmHandlers alarm={alarm} />
      <AlarmFacts alarm={alarm} />
      <AlarmPhotos alarm={alarm} />
      <AlarmTimeline alarm={alarm} />
    </DocumentScreen>
  );
}

/** The first handler with a phone, unless the only one is this person. */
const phoneToCall = ({ handlers, status, handlesLevel }: Alarm) =>
  status === 'RESOLVED' || (handlesLevel && handlers.length === 1)
    ? undefined
    : handlers.find(({ phone }) => phone !== null)?.phone;
