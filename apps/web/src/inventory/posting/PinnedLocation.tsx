import { IconLocation } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import styles from './PinnedLocation.module.css';

type Props = {
  label: string;
  location: string;
  /** Stands there while no location is chosen. */
  none?: string;
  /** The button beside it, by its word and by the whole sentence. */
  act: { label: string; said: string; onClick: () => void };
  disabled?: boolean;
};

/** The location that the next scans belong to, large enough to read while walking. */
export function PinnedLocation({ label, location, none, act, disabled = false }: Props) {
  return (
    <section className={styles['pinned']} aria-label={label}>
      <IconTile icon={IconLocation} />
      <div className={styles['words']}>
        <p className={styles['label']}>{label}</p>
        <p className={location ? `${styles['location']} code` : styles['none']}>{location || none}</p>
      </div>
      <Button small disabled={disabled} aria-label={act.said} onClick={act.onClick}>
        {act.label}
      </Button>
    </section>
  );
}
