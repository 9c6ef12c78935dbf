import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { type Icon, IconAdd, IconCancelled, IconOk } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { NumberPad } from '../../kit/ui/input/NumberPad.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { DefectRows } from '../DefectRows.tsx';
import { sumOfDefects } from '../pieces.ts';
import { useDefectWords } from '../use-defect-words.ts';
import styles from './Counters.module.css';
import { difference } from './counting.ts';
import type { useCountPieces } from './use-count-pieces.ts';

const c = classesOf(styles);

type Props = { task: Task; counting: ReturnType<typeof useCountPieces>; disabled: boolean };

/** Good and defective pieces are counted on the way. The figure opens the number pad, a defect names its item. */
export function Counters({ task, counting, disabled }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const defectWords = useDefectWords();
  const [pad, setPad] = useState(false);
  const [defects, setDefects] = useState(false);
  const { counted, add } = counting;
  const { uom, maximum, defectItems } = task;
  return (
    <div className={c('pair')}>
      <Counter
        icon={IconOk}
        tone="good"
        title={t('qualified')}
        value={figures.quantity(counted.qualified)}
        note={t('reportableAtMost', { maximum: figures.quantity(maximum) })}
        more={t('oneMore', { what: t('qualified') })}
        onMore={() => add({ qualified: '1' })}
        onValue={() => setPad(true)}
        disabled={disabled}
      />
      <Counter
        icon={IconCancelled}
        tone="bad"
        title={t('defective')}
        value={figures.quantity(sumOfDefects(counted.defects))}
        note={defectWords(defectItems, counted.defects)}
        more={t('oneMore', { what: t('defective') })}
        onMore={() => setDefects(true)}
        onValue={() => setDefects(true)}
        disabled={disabled}
        opens
      />
      <NumberPad
        open={pad}
        onClose={() => setPad(false)}
        title={t('qualifiedQty')}
        value={counted.qualified}
        unit={uom}
        min="0"
        places={QUANTITY_SCALE}
        note={t('reportableAtMost', { maximum: figures.quantity(maximum) })}
        onSet={(value) => add({ qualified: difference(counted.qualified, value) })}
      />
      <Sheet
        open={defects}
        onClose={() => setDefects(false)}
        title={t('defectiveQty')}
        sub={t('defectsOf', { wc: task.wc })}
        footer={
          <Button kind="primary" wide onClick={() => setDefects(false)}>
            {t('done')}
          </Button>
        }
      >
        <DefectRows
          items={defectItems}
          defects={counted.defects}
          uom={uom}
          onChange={(item, quantity) =>
            add({ defects: { [item]: difference(counted.defects[item] ?? '0', quantity) } })
          }
        />
      </Sheet>
    </div>
  );
}

type CounterProps = {
  icon: Icon;
  tone: 'good' | 'bad';
  title: string;
  value: string;
  note: ReactNode;
  more: string;
  onMore: () => void;
  onValue: () => void;
  disabled: boolean;
  /** The button opens a sheet instead of counting. */
  opens?: boolean;
};

function Counter(props: CounterProps) {
  const t = useTranslations('tasks');
  const { icon: Picture, tone, title, value, note, more, onMore, onValue, disabled, opens } = props;
  return (
    <Card>
      <div className={c('counter')}>
        <h2 className={c('title', tone)}>
          <Picture size={18} />
          {title}
        </h2>
        <div className={c('line')}>
          <button
            type="button"
            className={c('value', value.length > 4 && 'long')}
            aria-label={t('changeCount', { what: title, value })}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={onValue}
          >
            {value}
          </button>
          <button
            type="button"
            className={c('more')}
            aria-label={more}
            aria-haspopup={opens ? 'dialog' : undefined}
            disabled={disabled}
            onClick={onMore}
          >
            <IconAdd size={28} />
          </button>
        </div>
        <span role="status" className="sr-only">
          {value}
        </span>
        <p className={c('note')}>{note}</p>
      </div>
    </Card>
  );
}
