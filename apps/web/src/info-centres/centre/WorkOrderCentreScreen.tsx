import { useSearch } from '@tanstack/react-router';
import { useQueryWorkOrderInfoCenter } from '../calls/use-query-work-order-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';
import { WorkCentresPart } from './WorkCentresPart.tsx';

/** Work orders, and which work centres are online. */
export function WorkOrderCentreScreen() {
  const search = useSearch({ from: '/signedIn/order/woInfoCenter' });
  const query = useQueryWorkOrderInfoCenter();
  return (
    <CentreScreen
      name="workOrders"
      path="/order/woInfoCenter"
      search={search}
      query={query}
      below={query.data && <WorkCentresPart workCentres={query.data.workCentres} />}
    />
  );
}
