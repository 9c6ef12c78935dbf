import { addReceiverPhoto } from '@gemba/contract/receiving/receivers/add-receiver-photo';
import { useQueryClient } from '@tanstack/react-query';
import { useSendPhotos } from '../../kit/photos/use-send-photos.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { receivingKeys } from '../receiving-keys.ts';

/** Sends the waiting photos of some receivers. */
export const useAddReceiverPhoto = (receiverNumbers: readonly string[]) => {
  const queries = useQueryClient();
  return useSendPhotos(receiverNumbers, async ({ document: receiverNumber, item: itemNumber }, options) => {
    const body = itemNumber === undefined ? {} : { itemNumber };
    await sendPosting(addReceiverPhoto, { params: { receiverNumber }, body }, options);
    await queries.invalidateQueries({ queryKey: receivingKeys.receiver(receiverNumber) });
  });
};
