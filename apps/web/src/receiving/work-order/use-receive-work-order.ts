import { receiveWorkOrder } from '@gemba/contract/receiving/work-order/receive-work-order';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { placePhotos } from '../../kit/photos/waiting-photos.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { useAfterReceipt } from '../form/use-after-receipt.ts';
import { RECEIVE_FORM } from '../form/use-receive-form.ts';

/** Receives the finished goods of a work order, places their photos and shows the receiver. */
export const useReceiveWorkOrder = (woNumber: string, photosOf: string) => {
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  return usePosting(receiveWorkOrder, RECEIVE_FORM, (receiver) => {
    const { receiverNumber } = receiver;
    void placePhotos(photosOf, () => ({ document: receiverNumber, item: receiver.items[0]?.itemNumber }));
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt([receiver]);
    void navigate({ to: '/receiveWo/editWo', search: { woNumber, posted: receiverNumber }, replace: true });
  });
};
