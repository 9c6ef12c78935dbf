import type { Alarm, HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { TextLink } from '../../kit/ui/input/TextLink.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { type Fact, KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { addressOfRecords } from '../addresses.ts';

const namesOf = (handlers: readonly HandlerContact[]) => handlers.map(({ handler }) => handler.name).join(', ');

/** The next level if nobody handles the alarm, its times, its place with earlier alarms, its order and the decision about it. */
export function AlarmFacts({ alarm }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  const linkTo = useLinkTo();
  const { nextLevel, nextHandlers, presetResponseTime, presetHandleTime, wc, wo, status, wcHandleType } = alarm;
  const isPending = status !== 'RESOLVED';
  const facts: Fact[] = [
    {
      label: t('presetTimes'),
      value: t('respondAndHandle', { respond: presetResponseTime, handle: presetHandleTime }),
    },
  ];
  facts.push({
    label: t('workCentre'),
    value: (
      <TextLink href={addressOfRecords({ wc })}>
        <span className="code">{wc}</span>
      </TextLink>
    ),
  });
  if (isPending)
    facts.unshift({
      label: t('ifNobody'),
      value: nextLevel === null ? t('lastLevel') : t('goesTo', { level: nextLevel, names: namesOf(nextHandlers) }),
    });
  if (wo !== null)
    facts.push({
      label: t('workOrder'),
      value: (
        <TextLink href={linkTo('wo', wo)}>
          <span className="code">{wo}</span>
        </TextLink>
      ),
    });
  if (wcHandleType !== null) facts.push({ label: t('workCentreNow'), value: t(`wcHandleTypes.${wcHandleType}`) });
  return (
    <Card pad>
      <KeyValueList facts={facts} />
    </Card>
  );
}
