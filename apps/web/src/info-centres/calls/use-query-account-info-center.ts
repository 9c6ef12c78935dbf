import { queryAccountInfoCenter } from '@gemba/contract/info-centres/query-account-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryAccountInfoCenter = () =>
  useFreshRead(queryAccountInfoCenter, infoCentreKeys.centre('accounting'), {});
