import { getAlarmForm } from '@gemba/contract/alarms/board/get-alarm-form';
import { useRead } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

/** The first values of the form at a work centre; without one, at that of the person. */
export const useGetAlarmForm = (wc: string | undefined) =>
  useRead(getAlarmForm, alarmKeys.form(wc), { query: wc ? { wc } : {} });
