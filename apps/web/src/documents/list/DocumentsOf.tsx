import type { Part } from '@gemba/contract/parts/part-shapes';
import { hasTags, PartTags, usePartName } from '../../parts/index.ts';
import styles from './DocumentsOf.module.css';

/** Whose documents they are, and what is to be known of the part. */
export function DocumentsOf({ part }: { part: Part }) {
  const nameOf = usePartName();
  return (
    <div className={styles['part']}>
      <p className={styles['name']}>{nameOf(part)}</p>
      {hasTags(part) && (
        <p className={styles['tags']}>
          <PartTags part={part} />
        </p>
      )}
    </div>
  );
}
