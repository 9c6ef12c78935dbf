import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readPart } from '../use-get-part.ts';

/** Enter after a whole number opens its part: a keyboard wedge ends every scan with Enter. */
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
