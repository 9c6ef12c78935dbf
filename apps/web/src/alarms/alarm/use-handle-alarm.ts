import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { handleAlarm } from '@gemba/contract/alarms/alarm/handle-alarm';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useHandleAlarm = (id: number, onHandled: (alarm: Alarm) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(handleAlarm, `handle alarm ${id}`, (alarm) => {
    afterPosting([alarmKeys.alarm(String(id)), alarm]);
    onHandled(alarm);
  });
};
