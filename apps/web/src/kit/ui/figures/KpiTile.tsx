import type { ReactNode } from 'react';
import { classesOf } from '../classes.ts';
import { IconBecomes, IconFall, IconRise } from '../icons.ts';
import { KitLink } from '../input/link.tsx';
import styles from './KpiTile.module.css';

const c = classesOf(styles);

const pictures = { up: IconRise, down: IconFall, flat: IconBecomes };

type Props = {
  label: ReactNode;
  value: ReactNode;
  /** The change, formatted by the caller with its sign; `good` decides the colour, since less scrap is good. */
  delta?: { text: ReactNode; direction: keyof typeof pictures; good?: boolean | undefined; note?: ReactNode };
  /** The whole tile leads there. */
  open?: { href: string; label: string };
};

export function KpiTile({ label, value, delta, open }: Props) {
  const Picture = delta && pictures[delta.direction];
  return (
    <div className={c('tile', open && 'live')}>
      <dt className={c('label')}>{label}</dt>
      <dd className={c('value')}>
        {open ? (
          <KitLink href={open.href} aria-label={open.label} className={c('open')}>
            {value}
          </KitLink>
        ) : (
          value
        )}
      </dd>
      {delta && Picture && (
        <dd className={c('delta', delta.good === undefined ? 'flat' : delta.good ? 'good' : 'poor')}>
          <Picture size={16} />
          {delta.text}
          {delta.note && <span className={c('note')}>{delta.note}</span>}
        </dd>
      )}
    </div>
  );
}

export function KpiGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className={c('grid')}>
      {children}
    </dl>
  );
}
