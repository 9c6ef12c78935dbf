import { deleteAlarmHandler } from '@gemba/contract/alarms/types/delete-alarm-handler';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useDeleteAlarmHandler = (type: number) => {
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(deleteAlarmHandler, `delete alarm handler ${type}`, () => afterPosting());
  return {
    ...posting,
    send: (level: number, handler: number) =>
      send({ params: { id: String(type) }, query: { level: String(level), handler: String(handler) } }),
  };
};
