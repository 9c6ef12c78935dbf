import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { Task } from '@gemba/contract/tasks/task/task-shapes';
import { useRefusal } from '../kit/posting/use-refusal.ts';
import { Help } from '../kit/ui/feedback/Help.tsx';
import { Stepper } from '../kit/ui/input/Stepper.tsx';
import styles from './DefectRows.module.css';

type Props = {
  items: Task['defectItems'];
  defects: Readonly<Record<string, string>>;
  uom: string;
  onChange: (item: string, quantity: string) => void;
  errorAt?: (item: string) => string | undefined;
};

/** Defective pieces by the items of the work centre. */
export function DefectRows({ items, defects, uom, onChange, errorAt }: Props) {
  const say = useRefusal();
  if (items.length === 0) return <Help>{say('DEFECTIVE_ITEMS_NOT_CONFIGURED')}</Help>;
  return (
    <ul className={styles['rows']}>
      {items.map(({ item, name }) => (
        <li key={item} className={styles['row']} data-wrong={errorAt?.(item) ? true : undefined}>
          <span className={styles['name']}>{name}</span>
          <div className={styles['stepper']}>
            <Stepper
              label={name}
              value={defects[item] ?? '0'}
              unit={uom}
              places={QUANTITY_SCALE}
              error={errorAt?.(item)}
              onChange={(quantity) => onChange(item, quantity)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
