import { type ReactNode, useId } from 'react';
import { Help } from '../kit/ui/Help.tsx';
import { IconLocation } from '../kit/ui/icons.ts';
import styles from './LocationCell.module.css';

type Props = {
  label: string;
  location: string;
  note?: ReactNode;
  error?: string | undefined;
  onClick: () => void;
};

/** A location that is chosen or scanned, never typed into place. */
export function LocationCell({ label, location, note, error, onClick }: Props) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={`${styles['cell']} ${error ? styles['wrong'] : ''}`}
        aria-describedby={error ? id : undefined}
        onClick={onClick}
      >
        <IconLocation size={20} />
        <span className={styles['words']}>
          <span className={styles['label']}>{label}</span>
          <span className="code">{location || '–'}</span>
        </span>
        {note && <span className={styles['note']}>{note}</span>}
      </button>
      {error && (
        <Help id={id} tone="error">
          {error}
        </Help>
      )}
    </div>
  );
}
