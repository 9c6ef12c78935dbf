import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { useListAlarmTypes } from '../use-list-alarm-types.ts';
import { RaiseForm } from './RaiseForm.tsx';
import { useGetAlarmForm } from './use-get-alarm-form.ts';

/** A call for help: what is wrong, and where. */
export function RaiseAlarmScreen() {
  const t = useTranslations('alarms');
  useTitle(t('raise'));
  const back = useBackTo('/alarm');
  const { wc, wo } = useSearch({ from: '/signedIn/report/alarm' });
  const form = useGetAlarmForm(wc);
  const types = useListAlarmTypes();
  const data =
    form.data && types.data ? { ...form.data, wo: wo ?? form.data.wo, types: types.data.alarmTypes } : undefined;
  const refetch = () => Promise.all([form.refetch(), types.refetch()]);
  return (
    <LoadedScreen query={{ data, error: form.error ?? types.error, refetch }} title={t('raise')} onBack={back}>
      {(facts) => <RaiseForm facts={facts} onBack={back} />}
    </LoadedScreen>
  );
}
