import { useSearch } from '@tanstack/react-router';
import { useQueryPurchasingInfoCenter } from '../calls/use-query-purchasing-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function PurchasingCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/purchase/infoCenter' });
  const moment = momentIn({ sharedOn });
  return (
    <CentreScreen
      name="purchasing"
      path="/purchase/infoCenter"
      period={period}
      moment={moment}
      query={useQueryPurchasingInfoCenter(moment)}
    />
  );
}
