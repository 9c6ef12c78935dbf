import { listWorkCentres } from '@gemba/contract/administration/places/list-work-centres';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListWorkCentres = (q: string) => {
  const query = { ...(q && { q }) };
  return usePages(listWorkCentres, { key: administrationKeys.workCentres(query), input: { query }, keep: true });
};
