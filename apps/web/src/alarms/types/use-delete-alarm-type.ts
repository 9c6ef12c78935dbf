import { deleteAlarmType } from '@gemba/contract/alarms/types/delete-alarm-type';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useDeleteAlarmType = (type: number, onDeleted: (deletedTypes: number) => void) => {
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(deleteAlarmType, `delete alarm type ${type}`, ({ deletedTypes }) => {
    afterPosting();
    onDeleted(deletedTypes);
  });
  return { ...posting, send: () => send({ params: { id: String(type) } }) };
};
