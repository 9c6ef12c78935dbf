import { reverseReceiver } from '@gemba/contract/receiving/receivers';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { useAfterReceipt } from '../order/use-after-receipt.ts';

/** Takes a receiver back and shows the counter-posting. */
export const useReverse = (receiverNumber: string) => {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  const posting = usePosting(reverseReceiver, 'reverse receiver', (counter) => {
    removeDraft(formKey('reverse'));
    afterReceipt([counter]);
    showToast(t('takenBack', { number: receiverNumber }));
    void navigate({ to: '/receiverDetail', search: { receiverNumber: counter.receiverNumber } });
  });
  return { ...posting, send: (reason: string) => posting.send({ params: { receiverNumber }, body: { reason } }) };
};
