import { getPartSupplyAndDemand } from '@gemba/contract/parts/part-rows';
import { useRead } from '../../kit/client/use-read.ts';
import { partKeys } from '../part-keys.ts';

export const useGetPartSupplyAndDemand = (partNumber: string) =>
  useRead(getPartSupplyAndDemand, partKeys.rows('plan', partNumber), { params: { partNumber } });
