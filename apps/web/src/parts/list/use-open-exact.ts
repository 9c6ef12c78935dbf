import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readPart } from '../use-part.ts';

/** Enter after a whole number opens its part: that is how a scanner that types ends what it has read. */
export const useOpenExact = (remember: (words: string) => void) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (typed: string) => {
    const partNumber = asPartNumber(typed);
    if (!isPartNumber(partNumber)) return;
    const part = await queries.fetchQuery(readPart(partNumber)).catch(() => undefined);
    if (!part) return;
    remember(partNumber);
    await navigate({ to: '/pnDetail', search: { partNumber } });
  };
};
