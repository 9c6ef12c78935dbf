import { changePushSettings } from '@gemba/contract/messages/push/change-push-settings';
import type { PushSettings } from '@gemba/contract/messages/push/push-settings';
import { call } from '../../kit/client/call.ts';
import { useShownAtOnce } from '../../kit/client/use-shown-at-once.ts';
import { pushKeys } from './push-keys.ts';

export const useChangePushSettings = () =>
  useShownAtOnce<PushSettings, PushSettings>({
    key: pushKeys.settings,
    send: (body) => call(changePushSettings, { body }),
    shown: (body, before) => ({ ...before, ...body }),
  });
