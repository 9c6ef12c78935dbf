import { listEmployees } from '@gemba/contract/administration/places/list-employees';
import { usePages } from '../../kit/client/use-pages.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useListEmployees = (q: string) =>
  usePages(listEmployees, {
    key: administrationKeys.employees(q),
    input: { query: q === '' ? {} : { q } },
    keep: true,
  });
