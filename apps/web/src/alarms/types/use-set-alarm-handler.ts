import { setAlarmHandler } from '@gemba/contract/alarms/types/set-alarm-handler';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

type Setting = { level: number; handler: number; presetHandler: boolean };

/** Makes somebody a handler of a level, or changes whether they are told at once. */
export const useSetAlarmHandler = (type: number, onSet: () => void) => {
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(setAlarmHandler, `alarm handler ${type}`, () => {
    afterPosting();
    onSet();
  });
  return { ...posting, send: (body: Setting) => send({ params: { id: String(type) }, body }) };
};
