import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { raiseAlarm } from '@gemba/contract/alarms/alarm/raise-alarm';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useRaiseAlarm = (onRaised: (alarm: Alarm) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(raiseAlarm, 'raise alarm', (alarm) => {
    afterPosting([alarmKeys.alarm(String(alarm.id)), alarm]);
    onRaised(alarm);
  });
};
