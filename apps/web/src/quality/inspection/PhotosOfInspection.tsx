import { PHOTO_LIMITS } from '@gemba/contract/kit/files/photo-limits';
import type { Inspection, InspectionPhoto } from '@gemba/contract/quality/inspection/inspection';
import { useTranslations } from 'use-intl';
import { Photo, PhotoRow } from '../../kit/photos/PhotoRow.tsx';
import { PhotoUploads } from '../../kit/photos/PhotoUploads.tsx';
import { TakePhoto } from '../../kit/photos/TakePhoto.tsx';
import { takePhoto } from '../../kit/photos/waiting-photos.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { photosOf, useAddInspectionPhoto } from './use-add-inspection-photo.ts';
import { useGetInspectionPhoto } from './use-get-inspection-photo.ts';

/** The photos of a report, each large on a tap. People who decide can take more. */
export function PhotosOfInspection({ inspection }: { inspection: Inspection }) {
  const { irNumber, photos, mayDecide } = inspection;
  const uploads = useAddInspectionPhoto(irNumber);
  const mayTake = mayDecide && photos.length < PHOTO_LIMITS.perDocument;
  if (photos.length === 0 && !mayTake) return null;
  const of = photosOf(irNumber);
  return (
    <section>
      <PhotoRow>
        {photos.map((photo) => (
          <TakenPhoto key={photo.photoId} irNumber={irNumber} photo={photo} />
        ))}
        {mayTake && (
          <TakePhoto
            megabytes={PHOTO_LIMITS.fileMegabytes}
            onTake={(content) => takePhoto({ of, line: 0, content, place: { document: of } })}
          />
        )}
      </PhotoRow>
      <PhotoUploads uploads={uploads} />
    </section>
  );
}

function TakenPhoto({ irNumber, photo }: { irNumber: string; photo: InspectionPhoto }) {
  const t = useTranslations('quality');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const { photoId, takenBy, takenAt } = photo;
  const { data: blob } = useGetInspectionPhoto(irNumber, photoId);
  return (
    <Photo
      blob={blob}
      title={posting('photo')}
      sub={t('takenBy', { name: takenBy.name, at: figures.moment(takenAt) })}
    />
  );
}
