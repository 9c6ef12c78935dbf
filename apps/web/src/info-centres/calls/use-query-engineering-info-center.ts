import { queryEngineeringInfoCenter } from '@gemba/contract/info-centres/query-engineering-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQueryEngineeringInfoCenter = () =>
  useFreshRead(queryEngineeringInfoCenter, infoCentreKeys.centre('engineering'), {});
