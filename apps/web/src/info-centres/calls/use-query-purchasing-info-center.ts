import { queryPurchasingInfoCenter } from '@gemba/contract/info-centres/query-purchasing-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryPurchasingInfoCenter = (query: Moment) =>
  useFreshRead(queryPurchasingInfoCenter, infoCentreKeys.centre('purchasing', query), { query });
