import { getCount } from '@gemba/contract/warehouse/count/get-count';
import { useRead } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

export const useGetCount = (countNumber: string) =>
  useRead(getCount, warehouseKeys.count(countNumber), { params: { countNumber } });
