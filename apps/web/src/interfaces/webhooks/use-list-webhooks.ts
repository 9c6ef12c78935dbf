import { listWebhooks } from '@gemba/contract/interfaces/webhooks/list-webhooks';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { interfaceKeys } from '../interface-keys.ts';

const readWebhooks = readOf(listWebhooks, interfaceKeys.webhooks, {});

export const useListWebhooks = () => useQuery(readWebhooks);

export const readWebhooksAhead = () => queries.prefetchQuery(readWebhooks);
