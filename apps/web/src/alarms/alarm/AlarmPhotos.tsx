import type { Alarm, AlarmPhoto } from '@gemba/contract/alarms/alarm/alarm';
import { useTranslations } from 'use-intl';
import { Photo, PhotoRow } from '../../kit/photos/PhotoRow.tsx';
import { PhotoUploads } from '../../kit/photos/PhotoUploads.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { useAddAlarmPhoto } from './use-add-alarm-photo.ts';
import { useGetAlarmPhoto } from './use-get-alarm-photo.ts';

/** The photos of all entries, and those that are on their way. */
export function AlarmPhotos({ alarm }: { alarm: Alarm }) {
  const t = useTranslations('alarms');
  const uploads = useAddAlarmPhoto(alarm.id);
  const { photos } = alarm;
  if (photos.length + uploads.waiting + uploads.failed.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('photos')} />
      <PhotoRow>
        {photos.map((photo) => (
          <KeptPhoto key={photo.photoId} alarm={alarm} photo={photo} />
        ))}
      </PhotoRow>
      <PhotoUploads uploads={uploads} />
    </section>
  );
}

function KeptPhoto({ alarm, photo }: { alarm: Alarm; photo: AlarmPhoto }) {
  const t = useTranslations('alarms');
  const posting = useTranslations('posting');
  const figures = useFigures();
  const { data: blob } = useGetAlarmPhoto(alarm.id, photo.photoId);
  const event = alarm.events.find(({ eventNumber }) => eventNumber === photo.eventNumber);
  return (
    <Photo
      blob={blob}
      title={posting('photo')}
      sub={event && `${t(`events.${event.kind}`, { name: event.by?.name ?? '' })} · ${figures.moment(event.at)}`}
    />
  );
}
