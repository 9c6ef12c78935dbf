import { queryPurchasingInfoCenter } from '@gemba/contract/info-centres/query-purchasing-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryPurchasingInfoCenter = () =>
  useFreshRead(queryPurchasingInfoCenter, infoCentreKeys.centre('purchasing'), {});
