import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { IconAttachment } from '../icons.ts';
import styles from './FileField.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  /** Name and size of the chosen file. */
  chosen: ReactNode;
  /** File extensions such as `.pdf`; with image types a phone offers its camera. */
  accept: string;
  onChoose: (file: File) => void;
  error?: ReactNode;
  help?: ReactNode;
};

/** Chooses a file of the device, or takes one that is dropped on it. The whole field is the target. */
export function FileField({ label, chosen, accept, onChoose, error, help }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const sentence = error || help;
  const drop = (event: DragEvent) => {
    // The browser would open the file instead of the app.
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse; the input inside is for everybody */}
      <label
        className={c('field', !!error && 'wrong', isOver && 'over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
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
            // The same file, corrected meanwhile, may be chosen again.
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
