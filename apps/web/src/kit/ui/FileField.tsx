import { type ReactNode, useId } from 'react';
import { classesOf } from './classes.ts';
import styles from './FileField.module.css';
import { Help } from './Help.tsx';
import { IconAttachment } from './icons.ts';

const c = classesOf(styles);

type Props = {
  label: string;
  /** Name and size of what was chosen. */
  chosen: ReactNode;
  /** Endings such as `.pdf`; where pictures are among them a phone offers its camera. */
  accept: string;
  onChoose: (file: File) => void;
  error?: ReactNode;
  help?: ReactNode;
};

/** A file of the device. The whole field is the target. */
export function FileField({ label, chosen, accept, onChoose, error, help }: Props) {
  const id = useId();
  const sentence = error || help;
  return (
    <div>
      <label className={c('field', !!error && 'wrong')}>
        <IconAttachment />
        <span className={c('words')}>
          <span className={c('label')}>{label}</span>
          {chosen && <span className={c('chosen')}>{chosen}</span>}
        </span>
        <input
          type="file"
          className="sr-only"
          accept={accept}
          aria-invalid={!!error || undefined}
          aria-describedby={sentence ? id : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            // The same file, put right meanwhile, may be chosen again.
            target.value = '';
          }}
        />
      </label>
      {sentence && (
        <Help id={id} tone={error ? 'error' : 'plain'}>
          {sentence}
        </Help>
      )}
    </div>
  );
}
