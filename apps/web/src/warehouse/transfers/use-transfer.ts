import { arriveTransfer, getTransfer, reverseTransfer } from '@gemba/contract/warehouse/transfers';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting, useReversal } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
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
  const afterPosting = useAfterPosting();
  return useReversal(reverseTransfer, {
    ...{ thing: 'transfer', number: transferNumber },
    inputOf: (reason) => ({ params: { transferNumber }, body: { reason } }),
    keep: (counter) => {
      afterPosting([warehouseKeys.transfer(counter.transferNumber), counter]);
      return counter.transferNumber;
    },
  });
};
