import { queryQualityInfoCenter } from '@gemba/contract/info-centres/query-quality-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import type { Moment } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryQualityInfoCenter = (query: Moment) =>
  useFreshRead(queryQualityInfoCenter, infoCentreKeys.centre('quality', query), { query });
