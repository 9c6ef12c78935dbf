import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../text/whole-codes.tsx';
import { classesOf } from '../classes.ts';
import { IconDone, IconPartial, IconProblem } from '../icons.ts';
import { Card } from '../layout/Card.tsx';
import { IconTile } from '../layout/IconTile.tsx';
import styles from './LineCard.module.css';

const c = classesOf(styles);

/** The state of a form's line: whether it is open, and what is the matter with it. */
export type FormLine = {
  open: boolean;
  wrong: boolean;
  /** Something must be entered yet. */
  lacks: boolean;
  onToggle: () => void;
};
export type LineState = 'todo' | 'partial' | 'done' | 'wrong';
type Props = {
  /** Its number on the document. */
  number: number;
  title: string;
  sub?: ReactNode;
  state: LineState;
  /** Only one line of a list is open. */
  open: boolean;
  onToggle: () => void;
  /** For a folded line: its progress, as a share and as text. */
  value?: ReactNode;
  valueSub?: ReactNode;
  /** Instead of `valueSub` where the line is wrong; by default "To fix". */
  wrongSub?: ReactNode;
  /** For a folded line with nothing done yet: fills it with one tap. */
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

/** One line of the work: to do with a quick fill, open, done and folded, or wrong. The open one scrolls into view. */
export function LineCard(props: Props) {
  const { number, title, sub, state, open, onToggle, value, quick, chips, children } = props;
  const t = useTranslations('kit');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const lead = leads[state];
  const valueSub = state === 'wrong' ? (props.wrongSub ?? t('toFix')) : props.valueSub;
  return (
    <div ref={place} className={c('place')}>
      <Card frame={state === 'wrong' ? 'bad' : undefined} aria-label={title}>
        <div className={c('head', open && 'open')}>
          <button type="button" className={c('face')} aria-expanded={open} onClick={onToggle}>
            {lead ? <IconTile round {...lead} /> : <IconTile round>{number}</IconTile>}
            <span className={c('words')}>
              <span className={`${c('title')} code`}>{title}</span>
              {sub && <span className={c('sub')}>{wholeCodes(sub)}</span>}
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
