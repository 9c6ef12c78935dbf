import { queryWareHousingInfoCenter } from '@gemba/contract/info-centres/query-ware-housing-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryWareHousingInfoCenter = () =>
  useFreshRead(queryWareHousingInfoCenter, infoCentreKeys.centre('warehouse'), {});
