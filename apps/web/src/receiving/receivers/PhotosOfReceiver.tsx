import { PHOTO_LIMITS, receiverPhoto } from '@gemba/contract/receiving/receiver-photos';
import type { Receiver, ReceiverPhoto } from '@gemba/contract/receiving/receivers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { useBlobSource } from '../../kit/ui/use-blob-source.ts';
import { PhotoUploads } from '../photos/PhotoUploads.tsx';
import { TakePhoto } from '../photos/TakePhoto.tsx';
import { takePhoto } from '../photos/waiting-photos.ts';
import { receivingKeys } from '../receiving-keys.ts';
import styles from './PhotosOfReceiver.module.css';

const MINUTE = 60_000;

/** Its photos, each large on a tap; more can be taken by whoever receives. */
export function PhotosOfReceiver({ receiver }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const menus = useMenus();
  const { receiverNumber, photos, kind } = receiver;
  const mayTake =
    menus.has(kind === 'wo' ? '/receiveWo/editWo' : '/receivePo/editPo') && photos.length < PHOTO_LIMITS.perReceiver;
  if (photos.length === 0 && !mayTake) return null;
  return (
    <section>
      <SectionHeader title={t('photos', { count: photos.length })} />
      <div className={styles['photos']}>
        {photos.map((photo) => (
          <Photo key={photo.photoId} receiver={receiver} photo={photo} />
        ))}
        {mayTake && (
          <TakePhoto
            onTake={(content) => takePhoto({ of: receiverNumber, line: 0, content, place: { receiverNumber } })}
          />
        )}
      </div>
      <PhotoUploads receiverNumbers={[receiverNumber]} />
    </section>
  );
}

function Photo({ receiver, photo }: { receiver: Receiver; photo: ReceiverPhoto }) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const [open, setOpen] = useState(false);
  const { photoId, takenBy, takenAt, itemNumber } = photo;
  const { receiverNumber } = receiver;
  const { data: blob } = useQuery({
    queryKey: [...receivingKeys.receiver(receiverNumber), 'photo', photoId],
    queryFn: ({ signal }) => fetchFile(receiverPhoto, { params: { receiverNumber, photoId } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: MINUTE,
  });
  const item = receiver.items.find((one) => one.itemNumber === itemNumber);
  const title = item ? t('photoOf', { part: item.part }) : t('photo');
  return (
    <>
      <button type="button" className={styles['photo']} aria-label={title} onClick={() => setOpen(true)}>
        {blob && <Picture blob={blob} alt="" />}
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        sub={t('takenBy', { name: takenBy.name, at: figures.moment(takenAt) })}
      >
        {blob && <Picture blob={blob} alt={title} large />}
      </Sheet>
    </>
  );
}

function Picture({ blob, alt, large }: { blob: Blob; alt: string; large?: boolean }) {
  const source = useBlobSource(blob);
  return <img ref={source} alt={alt} className={large ? styles['large'] : undefined} />;
}
