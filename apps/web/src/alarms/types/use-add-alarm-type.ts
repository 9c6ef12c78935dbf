import { addAlarmType } from '@gemba/contract/alarms/types/add-alarm-type';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useAddAlarmType = (form: string, onAdded: (type: AlarmType) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(addAlarmType, form, (type) => {
    removeDraft(formKey(form));
    afterPosting();
    onAdded(type);
  });
};
