import { getCount } from '@gemba/contract/warehouse/count/get-count';
import { readAhead, useRead } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const count = (countNumber: string) =>
  [getCount, warehouseKeys.count(countNumber), { params: { countNumber } }] as const;

export const useGetCount = (countNumber: string) => useRead(...count(countNumber));

export const readCountAhead = (countNumber: string) => readAhead(...count(countNumber));
