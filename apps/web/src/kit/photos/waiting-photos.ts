import { onSessionCleared } from '../client/session-port.ts';
import { formOwner } from '../form/form-owner.ts';
import { newKey } from '../posting/operation.ts';
import { type ShelvedFile, shelve, shelvedBy, unshelve } from '../store/file-shelf.ts';
import { remembered } from '../store/remembered.ts';

/** The line of a document that a photo belongs to; without one, to the whole of it. */
export type PhotoPlace = { document: string; item?: number | undefined };

/** A photo that was taken and is not with the server yet. */
export type WaitingPhoto = ShelvedFile & {
  /** The form and the line that it was taken in. */
  of: string;
  line: number;
  /** Known once the document is posted. */
  place?: PhotoPlace;
  /** Why it did not arrive. */
  failed?: string | undefined;
};

export const waitingPhotos = remembered<readonly WaitingPhoto[]>([]);

let restoring: Promise<void> | undefined;
onSessionCleared(() => {
  waitingPhotos.set([]);
  restoring = undefined;
});

const restore = async () => {
  const kept = await shelvedBy<WaitingPhoto>(formOwner());
  const known = new Set(waitingPhotos.get().map(({ id }) => id));
  waitingPhotos.set([...kept.filter(({ id }) => !known.has(id)), ...waitingPhotos.get()]);
};

/** Brings the photos back that were taken before a reload or a dead battery. */
export const restorePhotos = () => {
  restoring ??= restore();
  return restoring;
};

/** Its id is also the key under which it is sent: sent twice, it is kept once. */
export const takePhoto = (taken: Pick<WaitingPhoto, 'of' | 'line' | 'content' | 'place'>) => {
  const photo = { ...taken, id: newKey(), owner: formOwner() };
  waitingPhotos.set([...waitingPhotos.get(), photo]);
  void shelve(photo);
};

export const dropPhoto = (id: string) => {
  waitingPhotos.set(waitingPhotos.get().filter((photo) => photo.id !== id));
  void unshelve(id);
};

export const tellPhotoFailed = (id: string, failed: string | undefined) =>
  waitingPhotos.set(waitingPhotos.get().map((photo) => (photo.id === id ? { ...photo, failed } : photo)));

/** The document is posted: each photo of the form learns where it belongs. */
export const placePhotos = async (of: string, placeOf: (line: number) => PhotoPlace | undefined) => {
  await restorePhotos();
  const photos = waitingPhotos.get().map((photo) => {
    const place = photo.of === of ? placeOf(photo.line) : undefined;
    return place ? { ...photo, place } : photo;
  });
  for (const photo of photos) if (photo.of === of) void shelve(photo);
  waitingPhotos.set(photos);
};
