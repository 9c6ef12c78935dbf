import { queryWorkOrderInfoCenter } from '@gemba/contract/info-centres/query-work-order-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryWorkOrderInfoCenter = (query: Moment) =>
  useFreshRead(queryWorkOrderInfoCenter, infoCentreKeys.centre('workOrders', query), { query });
