import { listWebhooks } from '@gemba/contract/interfaces/webhooks/list-webhooks';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useListWebhooks = () =>
  useQuery({
    queryKey: interfaceKeys.webhooks,
    queryFn: ({ signal }) => call(listWebhooks, {}, { signal, quiet: true }),
  });
