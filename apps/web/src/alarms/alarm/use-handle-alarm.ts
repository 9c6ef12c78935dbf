import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { handleAlarm } from '@gemba/contract/alarms/alarm/handle-alarm';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { alarmKeys } from '../alarm-keys.ts';
import { placeAlarmPhotos } from './use-add-alarm-photo.ts';

export const useHandleAlarm = (form: string, onHandled: (alarm: Alarm) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(handleAlarm, form, (alarm, { body: { handleType } }) => {
    void placeAlarmPhotos(formKey(form), alarm, handleType === 'RESOLVE' ? 'RESOLVED' : 'HANDLED');
    removeDraft(formKey(form));
    afterPosting([alarmKeys.alarm(String(alarm.id)), alarm]);
    onHandled(alarm);
  });
};
