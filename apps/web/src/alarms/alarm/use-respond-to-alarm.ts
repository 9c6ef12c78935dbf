import { respondToAlarm } from '@gemba/contract/alarms/alarm/respond-to-alarm';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useRespondToAlarm = (id: number) => {
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(respondToAlarm, `respond to alarm ${id}`, (alarm) =>
    afterPosting([alarmKeys.alarm(String(id)), alarm]),
  );
  return { ...posting, send: () => send({ params: { id: String(id) } }) };
};
