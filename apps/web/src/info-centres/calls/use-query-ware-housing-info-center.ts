import { queryWareHousingInfoCenter } from '@gemba/contract/info-centres/query-ware-housing-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryWareHousingInfoCenter = (query: Moment) =>
  useFreshRead(queryWareHousingInfoCenter, infoCentreKeys.centre('warehouse', query), { query });
