import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { AlarmView } from './AlarmView.tsx';
import { useGetAlarm } from './use-get-alarm.ts';

/** One alarm, read again whenever the stream says that it has changed. */
export function LoadedAlarm({ id, handling = false }: { id: string; handling?: boolean }) {
  const t = useTranslations('alarms');
  useTitle(t('alarmTitle', { id }));
  const title = t.rich('alarmNumber', { id, code: asCode });
  const back = useBackTo('/alarm');
  const { data, error, refetch, dataUpdatedAt } = useGetAlarm(id);
  return (
    <LoadedScreen query={{ data, refetch, error: data ? undefined : error }} title={title} onBack={back}>
      {(alarm) => (
        <AlarmView
          alarm={alarm}
          title={title}
          clockAhead={Date.parse(alarm.serverTime) - dataUpdatedAt}
          handlingFirst={handling}
          onBack={back}
          onRefresh={refetch}
        />
      )}
    </LoadedScreen>
  );
}
