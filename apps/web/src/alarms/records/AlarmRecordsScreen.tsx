import { ALARM_GROUPS } from '@gemba/contract/alarms/alarm-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDays } from '../../inventory/index.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAlarm, IconClose } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { useListAlarmTypes } from '../use-list-alarm-types.ts';
import { AlarmItem } from './AlarmItem.tsx';
import { recordsAsked } from './records-asked.ts';
import { useListAlarms } from './use-list-alarms.ts';

/** Every alarm there was, newest first; narrowed to a group, days, a work centre or a type. */
export function AlarmRecordsScreen() {
  const t = useTranslations('alarms');
  const back = useBackTo('/alarm');
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/alarm/records' });
  const asked = recordsAsked(search);
  const { group, wc, type, from, to } = asked;
  const pages = useListAlarms(asked);
  const { data } = useListAlarmTypes();
  const typeName = data?.alarmTypes.find((found) => String(found.type) === type)?.typeName;
  const show = (change: Partial<Record<keyof typeof search, string | undefined>>) =>
    void navigate({ to: '/alarm/records', search: { ...search, ...change }, replace: true });
  const days = useDays({ from, to }, show);
  const taken = [
    ...days.chips,
    ...(wc ? [{ value: 'wc' as const, label: t('atCentre', { wc }), icon: IconClose }] : []),
    ...(type ? [{ value: 'type' as const, label: typeName ?? type, icon: IconClose }] : []),
  ];
  const groups = ALARM_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }));
  return (
    <ListScreen
      title={t('records')}
      onBack={back}
      actions={days.button}
      pages={pages}
      search={
        <FilterChips
          label={t('show')}
          chips={[...taken, ...groups]}
          chosen={[...taken.map(({ value }) => value), ...(group ? [group] : [])]}
          onToggle={(value) =>
            value === 'pending' || value === 'processed'
              ? show({ group: value === group ? undefined : value })
              : show({ [value]: undefined })
          }
        />
      }
      empty={<EmptyState icon={IconAlarm} title={t('noAlarms')} how={t('noAlarmsHow')} />}
      sheets={days.sheet}
    >
      {(alarm) => <AlarmItem key={alarm.id} alarm={alarm} />}
    </ListScreen>
  );
}
