import { querySalesInfoCenter } from '@gemba/contract/info-centres/query-sales-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQuerySalesInfoCenter = (query: Moment) =>
  useFreshRead(querySalesInfoCenter, infoCentreKeys.centre('sales', query), { query });
