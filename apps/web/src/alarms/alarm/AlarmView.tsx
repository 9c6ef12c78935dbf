import type { Alarm, HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { IconDone, IconPhone } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { AlarmHead } from './AlarmHead.tsx';
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

export function AlarmView({ alarm, title, clockAhead, handlingFirst, onBack, onRefresh }: Props) {
  const t = useTranslations('alarms');
  const now = useNow() + clockAhead;
  const { id, typePath, refusals } = alarm;
  useOpenAlarm(String(id), alarm.handlesLevel);
  const { send, ...responding } = useRespondToAlarm(id);
  const mayHandle = refusals.resolve === null || refusals.handOn === null;
  const [handling, setHandling] = useState(handlingFirst);
  return (
    <DocumentScreen
      title={title}
      subtitle={typePath.join(' › ')}
      onBack={onBack}
      onRefresh={onRefresh}
      footer={
        <AlarmActions alarm={alarm}>
          {refusals.respond === null && (
            <PostButton posting={responding} icon={IconDone} check={t('check')} onPost={send}>
              {t('respond')}
            </PostButton>
          )}
          {mayHandle && refusals.respond !== null && (
            <Button kind="primary" wide onClick={() => setHandling(true)}>
              {t('handle')}
            </Button>
          )}
        </AlarmActions>
      }
      sheets={mayHandle && <HandleSheet alarm={alarm} open={handling} onClose={() => setHandling(false)} />}
    >
      <PostingNotice posting={responding} shownAtField={false} />
      <AlarmHead alarm={alarm} now={now} />
      <AlarmFacts alarm={alarm} />
      <AlarmTimeline alarm={alarm} />
    </DocumentScreen>
  );
}

/** The first handler with a phone is one tap away. */
function AlarmActions({ alarm: { handlers, status }, children }: { alarm: Alarm; children: ReactNode }) {
  const t = useTranslations('alarms');
  const phone = handlers.find((one) => one.phone !== null)?.phone;
  if (status === 'RESOLVED') return null;
  return (
    <ActionBar>
      {phone && (
        <Button kind="outline" icon={IconPhone} data-fit onClick={() => window.location.assign(`tel:${phone}`)}>
          {t('call')}
        </Button>
      )}
      {children}
    </ActionBar>
  );
}

const namesOf = (handlers: readonly HandlerContact[]) => handlers.map(({ handler }) => handler.name).join(', ');

function AlarmFacts({ alarm }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  const linkTo = useLinkTo();
  const { handlers, nextLevel, nextHandlers, presetResponseTime, presetHandleTime, wo, status, wcHandleType } = alarm;
  const pending = status !== 'RESOLVED';
  const facts = [
    ...(pending ? [{ label: t('handlers'), value: namesOf(handlers) || t('nobody') }] : []),
    ...(pending
      ? [
          {
            label: t('ifNobody'),
            value:
              nextLevel === null ? t('lastLevel') : t('goesTo', { level: nextLevel, names: namesOf(nextHandlers) }),
          },
        ]
      : []),
    {
      label: t('presetTimes'),
      value: t('respondAndHandle', { respond: presetResponseTime, handle: presetHandleTime }),
    },
    ...(wo === null
      ? []
      : [
          {
            label: t('workOrder'),
            value: (
              <TextLink href={linkTo('wo', wo)}>
                <span className="code">{wo}</span>
              </TextLink>
            ),
          },
        ]),
    ...(wcHandleType === null ? [] : [{ label: t('workCentreNow'), value: t(`wcHandleTypes.${wcHandleType}`) }]),
  ];
  return (
    <Card pad>
      <KeyValueList facts={facts} />
    </Card>
  );
}
