import type { ReactNode } from 'react';
import { classesOf } from '../src/kit/ui/classes.ts';
import styles from './gallery.module.css';

const c = classesOf(styles);

/** One state of a part, under its name. */
export function Case({ title, children, bleed }: { title: string; children: ReactNode; bleed?: boolean }) {
  return (
    <section className={c('case')}>
      <h2 className={c('caseTitle')}>{title}</h2>
      <div className={c('caseBody', bleed && 'bleed')}>{children}</div>
    </section>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className={c('line')}>{children}</div>;
}

export function Stack({ children, pad }: { children: ReactNode; pad?: boolean }) {
  return <div className={c('stack', pad && 'pad')}>{children}</div>;
}
