import { useTranslations } from 'use-intl';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAlarm } from '../../kit/ui/icons.ts';
import { AlarmItem } from './AlarmItem.tsx';
import { useListOwnAlarms } from './use-list-own-alarms.ts';

/** The alarms that this person has raised. */
export function AlarmHistoryScreen() {
  const t = useTranslations('alarms');
  const back = useBackTo('/navigation');
  const pages = useListOwnAlarms();
  return (
    <ListScreen
      title={t('history')}
      onBack={back}
      pages={pages}
      empty={<EmptyState icon={IconAlarm} title={t('noneRaised')} how={t('noneRaisedHow')} />}
    >
      {(row) => <AlarmItem key={row.id} alarm={row} />}
    </ListScreen>
  );
}
