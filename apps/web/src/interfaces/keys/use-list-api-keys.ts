import { listApiKeys } from '@gemba/contract/interfaces/keys/list-api-keys';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { interfaceKeys } from '../interface-keys.ts';

const asked = { key: interfaceKeys.keys, input: { query: {} } };

export const useListApiKeys = () => usePages(listApiKeys, asked);

export const readApiKeysAhead = () => readPagesAhead(listApiKeys, asked);
