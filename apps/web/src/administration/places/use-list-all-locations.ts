import { listAllLocations } from '@gemba/contract/administration/places/list-all-locations';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListAllLocations = (q: string, active: 'true' | 'false' | undefined) => {
  const query = { ...(q && { q }), ...(active && { active }) };
  return usePages(listAllLocations, { key: administrationKeys.locations(query), input: { query }, keep: true });
};
