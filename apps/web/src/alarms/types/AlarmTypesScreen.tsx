import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAlarmTypes } from '../../kit/ui/icons.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { useListAlarmTypes } from '../use-list-alarm-types.ts';
import { TypeTree } from './TypeTree.tsx';
import { TypeView } from './TypeView.tsx';

/** The tree of alarm types, or one of them with its handlers. */
export function AlarmTypesScreen() {
  const t = useTranslations('alarms');
  const { type } = useSearch({ from: '/signedIn/alarm/types' });
  const back = useBackTo(type ? '/alarm/types' : '/alarm');
  const query = useListAlarmTypes();
  const { data } = query;
  const found = data?.alarmTypes.find((one) => String(one.type) === type);
  const title = found?.typeName ?? t('types');
  useTitle(title);
  const empty = type && data && !found && (
    <EmptyState icon={IconAlarmTypes} title={t('noSuchType')} how={t('noSuchTypeHow')} />
  );
  return (
    <LoadedScreen query={query} title={title} onBack={back} empty={empty}>
      {({ alarmTypes }: { alarmTypes: readonly AlarmType[] }) =>
        found ? (
          <TypeView key={found.type} type={found} types={alarmTypes} onBack={back} onRefresh={query.refetch} />
        ) : (
          <TypeTree types={alarmTypes} onBack={back} onRefresh={query.refetch} />
        )
      }
    </LoadedScreen>
  );
}
