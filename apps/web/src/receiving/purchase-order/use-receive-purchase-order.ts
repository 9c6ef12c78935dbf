import { receivePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receive-purchase-order';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { placePhotos } from '../../kit/photos/waiting-photos.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { useAfterReceipt } from '../form/use-after-receipt.ts';
import { RECEIVE_FORM } from '../form/use-receive-form.ts';

type Receiving = {
  photosOf: string;
  /** The next goods go there as well. */
  kept: string;
};

/** Receives goods of a purchase order, places their photos and shows the receiver. */
export const useReceivePurchaseOrder = (poNumber: string, { photosOf, kept }: Receiving) => {
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  return usePosting(receivePurchaseOrder, RECEIVE_FORM, (receiver) => {
    void placePhotos(photosOf, (line) => ({
      document: receiver.receiverNumber,
      item: receiver.items.findLast(({ orderItem }) => orderItem === line)?.itemNumber,
    }));
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt([receiver]);
    void navigate({
      to: '/receivePo/editPo',
      search: { poNumber, location: kept || undefined, posted: receiver.receiverNumber },
      replace: true,
    });
  });
};
