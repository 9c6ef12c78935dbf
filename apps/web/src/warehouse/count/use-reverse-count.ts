import { reverseCount } from '@gemba/contract/warehouse/count/reverse-count';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

/** Reverses a count and shows the counter-posting. */
export const useReverseCount = (countNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseCount, 'count', { countNumber }, (counter) => {
    afterPosting([warehouseKeys.count(counter.countNumber), counter]);
    return counter.countNumber;
  });
};
