import { openAlarm } from '@gemba/contract/alarms/alarm/open-alarm';
import { useEffect } from 'react';
import { call } from '../../kit/client/call.ts';

/** Notes that a handler looks at the alarm. Nobody waits for it, and it is no harm where it fails. */
export const useOpenAlarm = (id: string, isTheirs: boolean) => {
  useEffect(() => {
    if (isTheirs) call(openAlarm, { params: { id } }, { quiet: true }).catch(() => undefined);
  }, [id, isTheirs]);
};
