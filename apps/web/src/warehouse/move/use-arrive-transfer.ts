import { arriveTransfer } from '@gemba/contract/warehouse/move/arrive-transfer';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { warehouseKeys } from '../warehouse-keys.ts';

/** Puts the goods of a transfer into their locations. */
export const useArriveTransfer = (transferNumber: string) => {
  const t = useTranslations('warehouse');
  const afterPosting = useAfterPosting();
  const posting = usePosting(arriveTransfer, 'arrive transfer', (transfer) => {
    afterPosting([warehouseKeys.transfer(transferNumber), transfer]);
    showToast(t('hasArrived', { number: transferNumber }));
  });
  return { ...posting, send: () => posting.send({ params: { transferNumber } }) };
};
