import type { Capability } from '../kit/capability.ts';
import { addApiKey } from './keys/add-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';

export const interfacesRoutes: Capability = [listApiKeys, addApiKey, revokeApiKey];
