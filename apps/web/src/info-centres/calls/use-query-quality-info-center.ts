import { queryQualityInfoCenter } from '@gemba/contract/info-centres/query-quality-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryQualityInfoCenter = () =>
  useFreshRead(queryQualityInfoCenter, infoCentreKeys.centre('quality'), {});
