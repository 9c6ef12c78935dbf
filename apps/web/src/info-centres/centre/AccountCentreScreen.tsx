import { useSearch } from '@tanstack/react-router';
import { useQueryAccountInfoCenter } from '../calls/use-query-account-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function AccountCentreScreen() {
  const search = useSearch({ from: '/signedIn/accounting/infoCenter' });
  return (
    <CentreScreen name="accounting" path="/accounting/infoCenter" search={search} query={useQueryAccountInfoCenter()} />
  );
}
