import { listWorkCentres } from '@gemba/contract/administration/places/list-work-centres';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

const asked = (q: string) => {
  const query = { ...(q && { q }) };
  return { key: administrationKeys.workCentres(query), input: { query } };
};

export const useListWorkCentres = (q: string) => usePages(listWorkCentres, { ...asked(q), keep: true });

export const readWorkCentresAhead = (q: string) => readPagesAhead(listWorkCentres, asked(q));
