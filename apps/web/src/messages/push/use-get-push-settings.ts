import { getPushSettings } from '@gemba/contract/messages/push/get-push-settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { queries } from '../../kit/client/queries.ts';
import { pushKeys } from './push-keys.ts';

export const readPushSettings = queryOptions({
  queryKey: pushKeys.settings,
  queryFn: ({ signal }) => call(getPushSettings, {}, { signal }),
});

export const useGetPushSettings = () => useQuery(readPushSettings);

export const readPushSettingsAhead = () => queries.prefetchQuery(readPushSettings);
