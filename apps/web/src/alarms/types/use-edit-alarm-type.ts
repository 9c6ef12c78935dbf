import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { editAlarmType } from '@gemba/contract/alarms/types/edit-alarm-type';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useEditAlarmType = (form: string, onEdited: (type: AlarmType) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(editAlarmType, form, (type) => {
    removeDraft(formKey(form));
    afterPosting();
    onEdited(type);
  });
};
