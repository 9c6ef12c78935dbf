import { listAllLocations } from '@gemba/contract/administration/places/list-all-locations';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const GIVEN_UP = 'false';

/** Locations that were given up, or all. */
const asked = (q: string, active: string | undefined) => {
  const query = { ...(q && { q }), ...(active === GIVEN_UP && ({ active: GIVEN_UP } as const)) };
  return { key: administrationKeys.locations(query), input: { query } };
};

export const useListAllLocations = (q: string, active: string | undefined) =>
  usePages(listAllLocations, { ...asked(q, active), keep: true });

export const readLocationsAhead = (q: string, active: string | undefined) =>
  readPagesAhead(listAllLocations, asked(q, active));
