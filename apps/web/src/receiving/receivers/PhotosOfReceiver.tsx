import { PHOTO_LIMITS } from '@gemba/contract/receiving/receivers/photo-shapes';
import type { Receiver, ReceiverPhoto } from '@gemba/contract/receiving/receivers/receiver';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { useBlobSource } from '../../kit/ui/files/use-blob-source.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { PhotoUploads } from '../photos/PhotoUploads.tsx';
import { TakePhoto } from '../photos/TakePhoto.tsx';
import { takePhoto } from '../photos/waiting-photos.ts';
import styles from './PhotosOfReceiver.module.css';
import { useGetReceiverPhoto } from './use-get-receiver-photo.ts';

/** The photos of a receiver, each large on a tap. People who receive can take more. */
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
  const { data: blob } = useGetReceiverPhoto(receiver.receiverNumber, photoId);
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
