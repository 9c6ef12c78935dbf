import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from './Card.tsx';
import { classesOf } from './classes.ts';
import { IconTile } from './IconTile.tsx';
import { IconDone, IconPartial, IconProblem } from './icons.ts';
import styles from './LineCard.module.css';

const c = classesOf(styles);

export type LineState = 'todo' | 'partial' | 'done' | 'wrong';
type Props = {
  /** Its number on the paper. */
  number: number;
  title: string;
  sub?: ReactNode;
  state: LineState;
  /** Only one of a list is open. */
  open: boolean;
  onToggle: () => void;
  /** Of a folded line: how much of it is done, and in words. */
  value?: ReactNode;
  valueSub?: ReactNode;
  /** Of a folded line with nothing done yet: fills it in one tap. */
  quick?: ReactNode;
  chips?: ReactNode;
  children: ReactNode;
};

const leads = {
  todo: undefined,
  partial: { icon: IconPartial, tone: 'info' },
  done: { icon: IconDone, tone: 'ok' },
  wrong: { icon: IconProblem, tone: 'bad' },
} as const;

/** One line of the work: to do with a quick fill, open, done and folded, or wrong. The open one comes into view by itself. */
export function LineCard(props: Props) {
  const { number, title, sub, state, open, onToggle, value, valueSub, quick, chips, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const lead = leads[state];
  return (
    <div ref={place} className={c('place')}>
      <Card frame={state === 'wrong' ? 'bad' : undefined} aria-label={title}>
        <div className={c('head', open && 'open')}>
          <button type="button" className={c('face')} aria-expanded={open} onClick={onToggle}>
            {lead ? <IconTile round {...lead} /> : <IconTile round>{number}</IconTile>}
            <span className={c('words')}>
              <span className={`${c('title')} code`}>{title}</span>
              {sub && <span className={c('sub')}>{sub}</span>}
            </span>
            {!open && value !== undefined && (
              <span className={c('values')}>
                <span className={c('value')}>{value}</span>
                {valueSub && <span className={c('valueSub', state)}>{valueSub}</span>}
              </span>
            )}
          </button>
          {!open && quick}
        </div>
        {chips && <div className={c('chips')}>{chips}</div>}
        {open && <div className={c('inside')}>{children}</div>}
      </Card>
    </div>
  );
}
