import type { ReactNode } from 'react';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import styles from './LinePlaces.module.css';

type Place = { key: string; location: string; what: ReactNode; serials: readonly string[] };
type Props = { row: ReactNode; label: string; places: readonly Place[] };

/** One line of a document with the locations of its goods. */
export function LinePlaces({ row, label, places }: Props) {
  return (
    <Card>
      <List bare>{row}</List>
      {places.length > 0 && (
        <ul role="list" aria-label={label} className={styles['places']}>
          {places.map(({ key, location, what, serials }) => (
            <li key={key} className={styles['place']}>
              <span className="code">{location}</span>
              <span>{what}</span>
              {serials.length > 0 && <span className={`${styles['serials']} code`}>{serials.join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
