import { addReceiverPhoto } from '@gemba/contract/receiving/receivers/add-receiver-photo';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../kit/client/errors.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { receivingKeys } from '../receiving-keys.ts';
import { useWaitingPhotos } from './use-waiting-photos.ts';
import { dropPhoto, tellPhotoFailed, type WaitingPhoto } from './waiting-photos.ts';

/** Sends the waiting photos of some receivers one after another; what fails stays and can be sent again. */
export const useAddReceiverPhoto = (receiverNumbers: readonly string[], notReached: string) => {
  const queries = useQueryClient();
  const photos = useWaitingPhotos().filter(({ place }) => place && receiverNumbers.includes(place.receiverNumber));
  const [progress, setProgress] = useState(0);
  const busy = useRef(false);
  const next = photos.find(({ failed }) => failed === undefined);

  useEffect(() => {
    if (!next?.place || busy.current) return;
    busy.current = true;
    const { receiverNumber } = next.place;
    const sendNext = async () => {
      const sent = await send(next, receiverNumber, setProgress, notReached);
      busy.current = false;
      setProgress(0);
      if (sent) await queries.invalidateQueries({ queryKey: receivingKeys.receiver(receiverNumber) });
    };
    void sendNext();
  }, [next, queries, notReached]);

  return {
    waiting: photos.filter(({ failed }) => failed === undefined).length,
    failed: photos.filter(({ failed }) => failed !== undefined),
    progress,
    again: () => {
      for (const { id } of photos) tellPhotoFailed(id, undefined);
    },
  };
};

const send = async (
  { id, place, content }: WaitingPhoto,
  receiverNumber: string,
  onProgress: (sent: number) => void,
  notReached: string,
) => {
  const body = place?.itemNumber === undefined ? {} : { itemNumber: place.itemNumber };
  try {
    await sendPosting(
      addReceiverPhoto,
      { params: { receiverNumber }, body },
      {
        operation: { key: id, end: () => undefined },
        quiet: true,
        pauses: [],
        file: { content, name: content.name },
        onProgress,
      },
    );
    dropPhoto(id);
    return true;
  } catch (error) {
    tellPhotoFailed(id, error instanceof Refused ? error.message : notReached);
    return false;
  }
};
