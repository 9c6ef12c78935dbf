import { queryEngineeringInfoCenter } from '@gemba/contract/info-centres/query-engineering-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryEngineeringInfoCenter = (query: Moment) =>
  useFreshRead(queryEngineeringInfoCenter, infoCentreKeys.centre('engineering', query), { query });
