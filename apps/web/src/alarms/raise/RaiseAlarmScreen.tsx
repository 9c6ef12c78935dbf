import type { getAlarmForm } from '@gemba/contract/alarms/board/get-alarm-form';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import type { CallReply } from '@gemba/contract/kit/call';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { RaiseForm } from './RaiseForm.tsx';
import { useGetAlarmForm } from './use-get-alarm-form.ts';
import { useListAlarmTypes } from './use-list-alarm-types.ts';

export type FormFacts = CallReply<typeof getAlarmForm> & { types: readonly AlarmType[] };

/** A call for help: what is wrong, and where. */
export function RaiseAlarmScreen() {
  const t = useTranslations('alarms');
  useTitle(t('raise'));
  const back = useBackTo('/alarm');
  const { wc } = useSearch({ from: '/signedIn/report/alarm' });
  const form = useGetAlarmForm(wc);
  const types = useListAlarmTypes();
  const data = form.data && types.data ? { ...form.data, types: types.data.alarmTypes } : undefined;
  const refetch = () => Promise.all([form.refetch(), types.refetch()]);
  return (
    <LoadedScreen query={{ data, error: form.error ?? types.error, refetch }} title={t('raise')} onBack={back}>
      {(facts) => <RaiseForm facts={facts} onBack={back} />}
    </LoadedScreen>
  );
}
