import { getCount } from '@gemba/contract/warehouse/count/get-count';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const count = (countNumber: string) => readOf(getCount, warehouseKeys.count(countNumber), { params: { countNumber } });

export const useGetCount = (countNumber: string) => useQuery(count(countNumber));

export const readCountAhead = (countNumber: string) => queries.prefetchQuery(count(countNumber));
