import type { Count } from '@gemba/contract/warehouse/count/count';
import { startCount } from '@gemba/contract/warehouse/count/start-count';
import { useNavigate } from '@tanstack/react-router';
import { locationNamed, type OpenScanned, useScanErrors } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

type Options = {
  onStarted?: (count: Count) => void;
  /** The part whose line opens. */
  part?: string;
  replace?: boolean;
};

/** Starts the count of a location, or goes on with the one that is open there, and shows it. */
export const useStartCount = (form: string, { onStarted, part = '', replace = false }: Options = {}) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const { stillSending } = useScanErrors();
  const posting = usePosting(startCount, form, (count) => {
    onStarted?.(count);
    afterPosting([warehouseKeys.count(count.countNumber), count]);
    const { countNumber } = count;
    void navigate({ to: '/warehouse/count', search: { countNumber, open: part || undefined }, replace });
  });
  /** Whether it begins: another location is not taken before the outcome of the last one is known. */
  const start = (location: string) => {
    if (posting.busy || posting.unknown) return false;
    void posting.send({ body: { location } });
    return true;
  };
  const startScanned: OpenScanned = async (code) => {
    const location = await locationNamed(code);
    return !!location && (start(location) || stillSending);
  };
  return { ...posting, start, startScanned };
};
