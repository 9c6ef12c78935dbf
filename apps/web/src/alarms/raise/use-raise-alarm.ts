import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { raiseAlarm } from '@gemba/contract/alarms/alarm/raise-alarm';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { placeAlarmPhotos } from '../alarm/use-add-alarm-photo.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useRaiseAlarm = (form: string, onRaised: (alarm: Alarm) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(raiseAlarm, form, (alarm) => {
    void placeAlarmPhotos(formKey(form), alarm, 'RAISED');
    removeDraft(formKey(form));
    afterPosting([alarmKeys.alarm(String(alarm.id)), alarm]);
    onRaised(alarm);
  });
};
