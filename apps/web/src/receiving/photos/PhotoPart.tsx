import { PHOTO_LIMITS } from '@gemba/contract/receiving/receiver-photos';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../inventory/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { Help } from '../../kit/ui/Help.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconCamera, IconClose } from '../../kit/ui/icons.ts';
import { useBlobSource } from '../../kit/ui/use-blob-source.ts';
import styles from './PhotoPart.module.css';
import { photoFault } from './photo-fault.ts';
import { dropPhoto, takePhoto, type WaitingPhoto, waitingPhotos } from './waiting-photos.ts';

type Props = { of: string; line: number };

/** Photos of one line, by the camera or from the device. They go along once the goods are posted. */
export function PhotoPart({ of, line }: Props) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const id = useId();
  const [fault, setFault] = useState<ReturnType<typeof photoFault>>();
  const photos = useStore(waitingPhotos).filter((photo) => photo.of === of && photo.line === line);
  const choose = (content: File) => {
    const wrong = photoFault(content);
    setFault(wrong);
    if (!wrong) takePhoto({ of, line, content });
  };
  const sentence =
    fault?.code === 'DOCUMENT_TOO_LARGE'
      ? say('DOCUMENT_TOO_LARGE', { maximum: PHOTO_LIMITS.fileMegabytes })
      : fault?.code === 'DOCUMENT_TYPE_NOT_ALLOWED'
        ? say('DOCUMENT_TYPE_NOT_ALLOWED', { extension: fault.extension })
        : fault && say('DOCUMENT_EMPTY');
  return (
    <div>
      <div className={styles['photos']}>
        <label className={styles['take']}>
          <IconCamera size={20} />
          <span>{t('photo')}</span>
          <input
            type="file"
            className="sr-only"
            accept="image/jpeg,image/png"
            capture="environment"
            aria-describedby={sentence ? id : undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
              target.value = '';
            }}
          />
        </label>
        {photos.map((photo) => (
          <Thumb key={photo.id} photo={photo} />
        ))}
      </div>
      {sentence && (
        <Help id={id} tone="error">
          {sentence}
        </Help>
      )}
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
      <IconButton icon={IconClose} size={16} label={kit('remove', { what: t('photo') })} onClick={() => dropPhoto(photo.id)} />
    </span>
  );
}
