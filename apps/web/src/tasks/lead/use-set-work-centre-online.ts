import { setWorkCentreOnline } from '@gemba/contract/tasks/lead/set-work-centre-online';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

/** Says that a work centre is on or off. */
export const useSetWorkCentreOnline = () => {
  const t = useTranslations('tasks');
  const afterPosting = useAfterPosting();
  return usePosting(setWorkCentreOnline, 'online', ({ wc, online }) => {
    afterPosting();
    showToast(t(online === 1 ? 'isOnline' : 'isOffline', { wc }));
  });
};
