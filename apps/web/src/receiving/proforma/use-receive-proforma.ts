import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import { receiveProforma } from '@gemba/contract/receiving/proforma/receive-proforma';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { placePhotos } from '../../kit/photos/waiting-photos.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { useAfterReceipt } from '../form/use-after-receipt.ts';
import { RECEIVE_FORM } from '../form/use-receive-form.ts';

/** Receives the goods of a proforma receiver, places their photos and shows the receivers. */
export const useReceiveProforma = ({ prNumber, items }: ProformaReceiver, photosOf: string) => {
  const navigate = useNavigate();
  const afterReceipt = useAfterReceipt();
  return usePosting(receiveProforma, RECEIVE_FORM, ({ receivers }) => {
    void placePhotos(photosOf, (line) => {
      const item = items.find(({ itemNumber }) => itemNumber === line);
      const receiver = receivers.find(({ orderNumber }) => orderNumber === item?.poNumber) ?? receivers[0];
      const on = receiver?.items.find(({ orderItem }) => orderItem === item?.poItemNumber);
      return receiver && { document: receiver.receiverNumber, item: on?.itemNumber };
    });
    removeDraft(formKey(RECEIVE_FORM));
    afterReceipt(receivers);
    const posted = receivers.map(({ receiverNumber }) => receiverNumber).join(' ');
    void navigate({ to: '/proformaReceiver/detail', search: { prNumber, posted }, replace: true });
  });
};
