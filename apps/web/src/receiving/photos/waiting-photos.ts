import { newKey } from '../../kit/client/new-key.ts';
import { onSessionCleared } from '../../kit/client/session-port.ts';
import { remembered } from '../../kit/store/remembered.ts';

/** The line of a receiver that a photo belongs to; without an item, to the whole of it. */
export type PhotoPlace = { receiverNumber: string; itemNumber?: number | undefined };

/** A photo that was taken and is not with the server yet. Pictures are too large to be kept with a draft. */
export type WaitingPhoto = {
  id: string;
  /** The form and the line that it was taken in. */
  of: string;
  line: number;
  content: File;
  /** Known once the goods are posted. */
  place?: PhotoPlace;
  /** Why it did not arrive. */
  failed?: string | undefined;
};

export const waitingPhotos = remembered<readonly WaitingPhoto[]>([]);
onSessionCleared(() => waitingPhotos.set([]));

const change = (make: (photos: readonly WaitingPhoto[]) => readonly WaitingPhoto[]) =>
  waitingPhotos.set(make(waitingPhotos.get()));

/** Its id is also the key under which it is sent: sent twice, it is kept once. */
export const takePhoto = (photo: Pick<WaitingPhoto, 'of' | 'line' | 'content' | 'place'>) =>
  change((photos) => [...photos, { ...photo, id: newKey() }]);

export const dropPhoto = (id: string) => change((photos) => photos.filter((photo) => photo.id !== id));

export const tellPhotoFailed = (id: string, failed: string | undefined) =>
  change((photos) => photos.map((photo) => (photo.id === id ? { ...photo, failed } : photo)));

/** The goods are posted: each photo of the form learns where it belongs. */
export const placePhotos = (of: string, placeOf: (line: number) => PhotoPlace | undefined) =>
  change((photos) =>
    photos.map((photo) => {
      const place = photo.of === of ? placeOf(photo.line) : undefined;
      return place ? { ...photo, place } : photo;
    }),
  );
