import { useSearch } from '@tanstack/react-router';
import { useQuerySalesInfoCenter } from '../calls/use-query-sales-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

const isYear = (text: string | undefined) => /^[12]\d{3}$/.test(text ?? '');

export function SalesCentreScreen() {
  const search = useSearch({ from: '/signedIn/sales/infoCenter' });
  const year = isYear(search.currentYear) ? search.currentYear : undefined;
  return <CentreScreen name="sales" path="/sales/infoCenter" search={search} query={useQuerySalesInfoCenter(year)} />;
}
