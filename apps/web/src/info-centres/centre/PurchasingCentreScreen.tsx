import { useSearch } from '@tanstack/react-router';
import { useQueryPurchasingInfoCenter } from '../calls/use-query-purchasing-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function PurchasingCentreScreen() {
  const search = useSearch({ from: '/signedIn/purchase/infoCenter' });
  return (
    <CentreScreen
      name="purchasing"
      path="/purchase/infoCenter"
      search={search}
      query={useQueryPurchasingInfoCenter()}
    />
  );
}
