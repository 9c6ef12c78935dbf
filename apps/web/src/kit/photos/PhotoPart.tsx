import { useTranslations } from 'use-intl';
import { useBlobSource } from '../ui/files/use-blob-source.ts';
import { IconClose } from '../ui/icons.ts';
import { IconButton } from '../ui/input/IconButton.tsx';
import styles from './PhotoPart.module.css';
import { TakePhoto } from './TakePhoto.tsx';
import { useWaitingPhotos } from './use-waiting-photos.ts';
import { dropPhoto, takePhoto, type WaitingPhoto } from './waiting-photos.ts';

type Props = { of: string; line: number; megabytes: number };

/** Photos of one line. They are sent once the document is posted. */
export function PhotoPart({ of, line, megabytes }: Props) {
  const photos = useWaitingPhotos().filter((photo) => photo.of === of && photo.line === line);
  return (
    <div className={styles['photos']}>
      <TakePhoto megabytes={megabytes} onTake={(content) => takePhoto({ of, line, content })} />
      {photos.map((photo) => (
        <Thumb key={photo.id} photo={photo} />
      ))}
    </div>
  );
}

function Thumb({ photo }: { photo: WaitingPhoto }) {
  const t = useTranslations('posting');
  const kit = useTranslations('kit');
  const source = useBlobSource(photo.content);
  return (
    <span className={styles['photo']}>
      <img ref={source} alt={t('photo')} />
      <IconButton
        icon={IconClose}
        size={16}
        label={kit('remove', { what: t('photo') })}
        onClick={() => dropPhoto(photo.id)}
      />
    </span>
  );
}
