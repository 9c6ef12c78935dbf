import { useSearch } from '@tanstack/react-router';
import { useQuerySalesInfoCenter } from '../calls/use-query-sales-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function SalesCentreScreen() {
  const { period, currentYear, sharedOn } = useSearch({ from: '/signedIn/sales/infoCenter' });
  const moment = momentIn({ currentYear, sharedOn });
  return (
    <CentreScreen
      name="sales"
      path="/sales/infoCenter"
      period={period}
      moment={moment}
      query={useQuerySalesInfoCenter(moment)}
    />
  );
}
