import { listApiKeys } from '@gemba/contract/interfaces/keys/list-api-keys';
import { usePages } from '../../kit/client/use-pages.ts';
import { interfaceKeys } from '../interface-keys.ts';

export const useListApiKeys = () => usePages(listApiKeys, { key: interfaceKeys.keys, input: { query: {} } });
