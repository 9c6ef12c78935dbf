import { PHOTO_LIMITS } from '@gemba/contract/receiving/receiver-photos';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../inventory/index.ts';
import { Help } from '../../kit/ui/Help.tsx';
import { IconCamera } from '../../kit/ui/icons.ts';
import styles from './PhotoPart.module.css';
import { photoFault } from './photo-fault.ts';

/** A photo by the camera or from the device. What the server would not keep is refused here. */
export function TakePhoto({ onTake }: { onTake: (content: File) => void }) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const sentence = (content: File) => {
    const fault = photoFault(content);
    if (fault?.code === 'DOCUMENT_TOO_LARGE') return say(fault.code, { maximum: PHOTO_LIMITS.fileMegabytes });
    if (fault?.code === 'DOCUMENT_TYPE_NOT_ALLOWED') return say(fault.code, { extension: fault.extension });
    return fault && say(fault.code);
  };
  return (
    <div>
      <label className={styles['take']}>
        <IconCamera size={20} />
        <span>{t('photo')}</span>
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-describedby={wrong ? id : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              const fault = sentence(file);
              setWrong(fault);
              if (!fault) onTake(file);
            }
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      {wrong && (
        <Help id={id} tone="error">
          {wrong}
        </Help>
      )}
    </div>
  );
}
