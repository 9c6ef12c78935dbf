import { ALARM_GROUPS } from '@gemba/contract/alarms/alarm-moves';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAlarm } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { AlarmItem } from './AlarmItem.tsx';
import { useListAlarms } from './use-list-alarms.ts';

/** Every alarm there was, newest first. */
export function AlarmRecordsScreen() {
  const t = useTranslations('alarms');
  const back = useBackTo('/alarm');
  const navigate = useNavigate();
  const search = useSearch({ from: '/signedIn/alarm/records' });
  const group = ALARM_GROUPS.find((one) => one === search['group']);
  const pages = useListAlarms(group ? { group } : {});
  return (
    <ListScreen
      title={t('records')}
      onBack={back}
      pages={pages}
      search={
        <FilterChips
          label={t('show')}
          chips={ALARM_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
          chosen={group ? [group] : []}
          onToggle={(value) =>
            void navigate({
              to: '/alarm/records',
              search: { group: value === group ? undefined : value },
              replace: true,
            })
          }
        />
      }
      empty={<EmptyState icon={IconAlarm} title={t('noAlarms')} how={t('noAlarmsHow')} />}
    >
      {(row) => <AlarmItem key={row.id} alarm={row} />}
    </ListScreen>
  );
}
