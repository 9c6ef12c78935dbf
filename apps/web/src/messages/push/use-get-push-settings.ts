import { getPushSettings } from '@gemba/contract/messages/push/get-push-settings';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { pushKeys } from './push-keys.ts';

export const readPushSettings = readOf(getPushSettings, pushKeys.settings, {});

export const useGetPushSettings = () => useQuery(readPushSettings);

export const readPushSettingsAhead = () => queries.prefetchQuery(readPushSettings);
