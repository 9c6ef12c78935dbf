import styles from './ProgressBar.module.css';

type Props = {
  label: string;
  /** From 0 to 1; undefined where it is unknown. */
  done?: number;
};

export function ProgressBar({ label, done }: Props) {
  return (
    <label className={styles['progress']}>
      <span className={styles['label']}>{label}</span>
      <progress className={styles['bar']} max={1} value={done} />
    </label>
  );
}
