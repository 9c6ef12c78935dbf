import { getAlarmForm } from '@gemba/contract/alarms/board/get-alarm-form';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

const readAlarmForm = (wc: string | undefined) =>
  freshOf(getAlarmForm, alarmKeys.form(wc), { query: wc ? { wc } : {} });

/** The first values of the form at a work centre; without one, at that of the person. */
export const useGetAlarmForm = (wc: string | undefined) => useFormRead(readAlarmForm(wc));

export const readAlarmFormAhead = (wc: string | undefined) => queries.prefetchQuery(readAlarmForm(wc));
