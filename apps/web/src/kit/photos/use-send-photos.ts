import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '../client/errors.ts';
import type { PostingOptions } from '../posting/send-posting.ts';
import { useWaitingPhotos } from './use-waiting-photos.ts';
import { dropPhoto, type PhotoPlace, tellPhotoFailed, type WaitingPhoto } from './waiting-photos.ts';

/** Sends the waiting photos of some documents one after another; what fails stays and can be sent again. */
export const useSendPhotos = (
  documents: readonly string[],
  send: (place: PhotoPlace, options: PostingOptions) => Promise<unknown>,
) => {
  const t = useTranslations('posting');
  const photos = useWaitingPhotos().filter(({ place }) => place && documents.includes(place.document));
  const [progress, setProgress] = useState(0);
  const busy = useRef(false);
  const next = photos.find(({ failed }) => failed === undefined);

  const sendNext = useEffectEvent(async ({ id, place, content }: WaitingPhoto) => {
    if (!place || busy.current) return;
    busy.current = true;
    try {
      await send(place, {
        operation: { key: id, end: () => undefined },
        quiet: true,
        pauses: [],
        file: { content, name: content.name },
        onProgress: setProgress,
      });
      dropPhoto(id);
    } catch (error) {
      tellPhotoFailed(id, error instanceof Refused ? error.message : t('photoNotSent'));
    } finally {
      busy.current = false;
      setProgress(0);
    }
  });
  useEffect(() => {
    if (next) void sendNext(next);
  }, [next]);

  return {
    waiting: photos.filter(({ failed }) => failed === undefined).length,
    failed: photos.filter(({ failed }) => failed !== undefined),
    progress,
    again: () => {
      for (const { id } of photos) tellPhotoFailed(id, undefined);
    },
  };
};
