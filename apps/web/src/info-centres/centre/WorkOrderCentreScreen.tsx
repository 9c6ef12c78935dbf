import { useSearch } from '@tanstack/react-router';
import { useQueryWorkOrderInfoCenter } from '../calls/use-query-work-order-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';
import { WorkCentresPart } from './WorkCentresPart.tsx';

/** Work orders, and which work centres are online. */
export function WorkOrderCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/order/woInfoCenter' });
  const moment = momentIn({ sharedOn });
  const query = useQueryWorkOrderInfoCenter(moment);
  return (
    <CentreScreen
      name="workOrders"
      path="/order/woInfoCenter"
      period={period}
      moment={moment}
      query={query}
      below={query.data && <WorkCentresPart workCentres={query.data.workCentres} />}
    />
  );
}
