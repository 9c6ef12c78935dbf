import { BADGE_PREFIX } from '@gemba/contract/auth/terminal/badge';
import { Refused } from '../../kit/client/errors.ts';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { useFirstScan } from '../../kit/scan/use-wedge.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { useSwitchWorker } from './use-switch-worker.ts';

/** A badge gives the turn to its worker, on whatever screen it is scanned. */
export const useBadge = () => {
  const { switchTo } = useSwitchWorker();
  const take = async (badge: string) => {
    try {
      await switchTo({ badge });
      soundScan(true);
    } catch (error) {
      soundScan(false);
      if (error instanceof Refused && !error.shown) showToast(error.message, { urgent: true });
    }
  };
  useFirstScan((code) => {
    if (!code.startsWith(BADGE_PREFIX)) return false;
    void take(code);
    return true;
  });
};
