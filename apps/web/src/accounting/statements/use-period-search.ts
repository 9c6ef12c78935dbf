import { useNavigate, useSearch } from '@tanstack/react-router';
import { type PeriodSearch, readPeriod, writePeriod } from './statement-search.ts';

type Path = '/accounting/profitAndLoss' | '/accounting/incomeStatement';

/** The period of a statement lives in the address: a reload keeps it, and it can be shared. */
export const usePeriodSearch = (path: Path) => {
  const search = readPeriod(useSearch({ from: `/signedIn${path}` }));
  const navigate = useNavigate();
  return {
    search,
    show: (next: Partial<PeriodSearch>) => void navigate({ to: path, search: writePeriod({ ...search, ...next }) }),
    addressOn: (sharedOn: string) => `${path}?${new URLSearchParams(writePeriod({ ...search, sharedOn })).toString()}`,
  };
};
