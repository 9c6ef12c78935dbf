import { queryWorkOrderInfoCenter } from '@gemba/contract/info-centres/query-work-order-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryWorkOrderInfoCenter = () =>
  useFreshRead(queryWorkOrderInfoCenter, infoCentreKeys.centre('workOrders'), {});
