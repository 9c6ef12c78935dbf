import { queryAccountInfoCenter } from '@gemba/contract/info-centres/query-account-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryAccountInfoCenter = (query: Moment) =>
  useFreshRead(queryAccountInfoCenter, infoCentreKeys.centre('accounting', query), { query });
