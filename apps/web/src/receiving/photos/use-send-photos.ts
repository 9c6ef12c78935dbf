import { addReceiverPhoto } from '@gemba/contract/receiving/receiver-photos';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../kit/client/call.ts';
import { Refused } from '../../kit/client/faults.ts';
import { receivingKeys } from '../receiving-keys.ts';
import { useWaitingPhotos } from './use-waiting-photos.ts';
import { dropPhoto, tellPhotoFailed, type WaitingPhoto } from './waiting-photos.ts';

/** Sends the photos of some receivers one after another; what fails stays and can be sent again. */
export const useSendPhotos = (receiverNumbers: readonly string[], notReached: string) => {
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
  const options = { key: id, quiet: true, file: { content, name: content.name }, onProgress } as const;
  try {
    await call(addReceiverPhoto, { params: { receiverNumber }, body }, options);
    dropPhoto(id);
    return true;
  } catch (error) {
    tellPhotoFailed(id, error instanceof Refused ? error.message : notReached);
    return false;
  }
};
