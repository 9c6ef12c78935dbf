import { PHOTO_LIMITS } from '@gemba/contract/kit/files/photo-limits';
import type { Receiver, ReceiverPhoto } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { Photo, PhotoRow } from '../../kit/photos/PhotoRow.tsx';
import { PhotoUploads } from '../../kit/photos/PhotoUploads.tsx';
import { TakePhoto } from '../../kit/photos/TakePhoto.tsx';
import { takePhoto } from '../../kit/photos/waiting-photos.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { useAddReceiverPhoto } from '../photos/use-add-receiver-photo.ts';
import { useGetReceiverPhoto } from './use-get-receiver-photo.ts';

/** The photos of a receiver, each large on a tap. People who receive can take more. */
export function PhotosOfReceiver({ receiver }: { receiver: Receiver }) {
  const t = useTranslations('receiving');
  const menus = useMenus();
  const { receiverNumber, photos, kind } = receiver;
  const uploads = useAddReceiverPhoto([receiverNumber]);
  const mayTake =
    menus.has(kind === 'wo' ? '/receiveWo/editWo' : '/receivePo/editPo') && photos.length < PHOTO_LIMITS.perDocument;
  if (photos.length === 0 && !mayTake) return null;
  return (
    <section>
      <SectionHeader title={t('photos', { count: photos.length })} />
      <PhotoRow>
        {photos.map((photo) => (
          <ReceivedPhoto key={photo.photoId} receiver={receiver} photo={photo} />
        ))}
        {mayTake && (
          <TakePhoto
            megabytes={PHOTO_LIMITS.fileMegabytes}
            onTake={(content) =>
              takePhoto({ of: receiverNumber, line: 0, content, place: { document: receiverNumber } })
            }
          />
        )}
      </PhotoRow>
      <PhotoUploads uploads={uploads} />
    </section>
  );
}

function ReceivedPhoto({ receiver, photo }: { receiver: Receiver; photo: ReceiverPhoto }) {
  const t = useTranslations('receiving');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const { photoId, takenBy, takenAt, itemNumber } = photo;
  const { data: blob } = useGetReceiverPhoto(receiver.receiverNumber, photoId);
  const item = receiver.items.find((one) => one.itemNumber === itemNumber);
  return (
    <Photo
      blob={blob}
      title={item ? t('photoOf', { part: item.part }) : posting('photo')}
      sub={t('takenBy', { name: takenBy.name, at: figures.moment(takenAt) })}
    />
  );
}
