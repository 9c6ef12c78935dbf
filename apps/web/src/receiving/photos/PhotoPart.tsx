import { useTranslations } from 'use-intl';
import { useBlobSource } from '../../kit/ui/files/use-blob-source.ts';
import { IconClose } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import styles from './PhotoPart.module.css';
import { TakePhoto } from './TakePhoto.tsx';
import { useWaitingPhotos } from './use-waiting-photos.ts';
import { dropPhoto, takePhoto, type WaitingPhoto } from './waiting-photos.ts';

type Props = { of: string; line: number };

/** Photos of one line. They go along once the goods are posted. */
export function PhotoPart({ of, line }: Props) {
  const photos = useWaitingPhotos().filter((photo) => photo.of === of && photo.line === line);
  return (
    <div className={styles['photos']}>
      <TakePhoto onTake={(content) => takePhoto({ of, line, content })} />
      {photos.map((photo) => (
        <Thumb key={photo.id} photo={photo} />
      ))}
    </div>
  );
}

function Thumb({ photo }: { photo: WaitingPhoto }) {
  const t = useTranslations('receiving');
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
