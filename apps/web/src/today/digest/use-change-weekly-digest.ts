import { changeWeeklyDigest } from '@gemba/contract/today/digest/change-weekly-digest';
import { call } from '../../kit/client/call.ts';
import { useShownAtOnce } from '../../kit/client/use-shown-at-once.ts';
import { digestKey } from './digest-key.ts';

export const useChangeWeeklyDigest = () =>
  useShownAtOnce<boolean, { wanted: boolean }>({
    key: digestKey,
    send: (wanted) => call(changeWeeklyDigest, { body: { wanted } }),
    shown: (wanted) => ({ wanted }),
  });
