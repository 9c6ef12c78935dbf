import { arriveTransfer, getTransfer, reverseTransfer } from '@gemba/contract/warehouse/transfers';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

export const useTransfer = (transferNumber: string) =>
  useQuery({
    queryKey: warehouseKeys.transfer(transferNumber),
    enabled: transferNumber !== '',
    queryFn: ({ signal }) => call(getTransfer, { params: { transferNumber } }, { signal, quiet: true }),
  });

/** What was on the way is put into its locations. */
export const useArrive = (transferNumber: string) => {
  const t = useTranslations('warehouse');
  const afterPosting = useAfterPosting();
  const posting = usePosting(arriveTransfer, 'arrive transfer', (transfer) => {
    afterPosting([warehouseKeys.transfer(transferNumber), transfer]);
    showToast(t('hasArrived', { number: transferNumber }));
  });
  return { ...posting, send: () => posting.send({ params: { transferNumber } }) };
};

/** The same stock goes back, and the transfer that takes it back is shown. */
export const useReverseTransfer = (transferNumber: string) => {
  const t = useTranslations('warehouse');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const posting = usePosting(reverseTransfer, 'reverse transfer', (counter) => {
    removeDraft(formKey('reverse'));
    afterPosting([warehouseKeys.transfer(counter.transferNumber), counter]);
    showToast(t('takenBack', { number: transferNumber }));
    void navigate({ to: '/warehouse/transferDetail', search: { transferNumber: counter.transferNumber } });
  });
  return { ...posting, send: (reason: string) => posting.send({ params: { transferNumber }, body: { reason } }) };
};
