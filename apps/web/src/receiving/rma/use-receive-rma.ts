import { receiveRma } from '@gemba/contract/receiving/rma/receive-rma';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { placePhotos } from '../../kit/photos/waiting-photos.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { useAfterReceipt } from '../form/use-after-receipt.ts';
import { RECEIVE_FORM } from '../form/use-receive-form.ts';

/** Receives goods of a customer's return, places their photos and shows the receiver. */
export const useReceiveRma = (rmaNumber: string, photosOf: string) => {
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  return usePosting(receiveRma, RECEIVE_FORM, (receiver) => {
    const { receiverNumber } = receiver;
    void placePhotos(photosOf, (line) => ({
      document: receiverNumber,
      item: receiver.items.findLast(({ orderItem }) => orderItem === line)?.itemNumber,
    }));
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt([receiver]);
    void navigate({ to: '/receiveRma/editRma', search: { rmaNumber, posted: receiverNumber }, replace: true });
  });
};
