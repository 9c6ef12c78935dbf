import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../posting/use-refusal.ts';
import { Help } from '../ui/feedback/Help.tsx';
import { IconCamera } from '../ui/icons.ts';
import styles from './PhotoPart.module.css';

const BYTES_PER_MEGABYTE = 1_048_576;
const ENDINGS = ['jpg', 'jpeg', 'png'];
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The refusal of a photo before it is sent, by the server's rules. */
const photoErrorOf = ({ name, size }: Pick<File, 'name' | 'size'>, megabytes: number) => {
  const extension = endingOf(name);
  if (!ENDINGS.includes(extension)) return { code: 'DOCUMENT_TYPE_NOT_ALLOWED', extension } as const;
  if (size === 0) return { code: 'DOCUMENT_EMPTY' } as const;
  return size > megabytes * BYTES_PER_MEGABYTE ? ({ code: 'DOCUMENT_TOO_LARGE' } as const) : undefined;
};

type Props = {
  /** The largest file that the server takes. */
  megabytes: number;
  onTake: (content: File) => void;
};

/** A photo from the camera or the device. A file that the server would refuse is refused here. */
export function TakePhoto({ megabytes, onTake }: Props) {
  const t = useTranslations('posting');
  const say = useRefusal();
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const sentence = (content: File) => {
    const error = photoErrorOf(content, megabytes);
    if (error?.code === 'DOCUMENT_TOO_LARGE') return say(error.code, { maximum: megabytes });
    if (error?.code === 'DOCUMENT_TYPE_NOT_ALLOWED') return say(error.code, { extension: error.extension });
    return error && say(error.code);
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
              const error = sentence(file);
              setWrong(error);
              if (!error) onTake(file);
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
