import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { KitLink } from '../input/link.tsx';
import styles from './QuantityGrid.module.css';

const c = classesOf(styles);

export type GridQuantity = {
  label: string;
  /** The full name of an abbreviation: SIP, SIT, TO. */
  meaning?: string;
  value: ReactNode;
  /** In grey, so that the eye goes to the other quantities. */
  zero?: boolean;
  /** The address of its rows. */
  href?: string | undefined;
};

/** The quantities of a part, four to a line. */
export function QuantityGrid({ label, quantities }: { label: string; quantities: readonly GridQuantity[] }) {
  return (
    <dl aria-label={label} className={c('grid')}>
      {quantities.map(({ label: name, meaning, value, zero, href }) => (
        <div key={name} className={c('cell', zero && 'zero')}>
          <dt className={c('name')}>{meaning ? <abbr title={meaning}>{name}</abbr> : name}</dt>
          <dd className={c('value')}>
            {href ? (
              <KitLink href={href} className={c('link')}>
                {value}
                <span className="sr-only"> {meaning ?? name}</span>
              </KitLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
