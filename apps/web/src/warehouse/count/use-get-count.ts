import { getCount } from '@gemba/contract/warehouse/count/get-count';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

const count = (countNumber: string) => freshOf(getCount, warehouseKeys.count(countNumber), { params: { countNumber } });

export const useGetCount = (countNumber: string) => useFormRead(count(countNumber));

export const readCountAhead = (countNumber: string) => queries.prefetchQuery(count(countNumber));
