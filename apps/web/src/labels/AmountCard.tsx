import { classesOf } from '../kit/ui/classes.ts';
import { Stepper } from '../kit/ui/input/Stepper.tsx';
import { Card } from '../kit/ui/layout/Card.tsx';
import styles from './AmountCard.module.css';

const c = classesOf(styles);

type Props = {
  label: string;
  note: string;
  value: string;
  min: string;
  max?: string;
  places: number;
  unit?: string | undefined;
  onChange: (value: string) => void;
};

/** A number field with its label. */
export function AmountCard({ label, note, ...stepper }: Props) {
  return (
    <Card pad>
      <div className={c('amount')}>
        <div>
          <p className={c('label')}>{label}</p>
          <p className={c('note')}>{note}</p>
        </div>
        <div className={c('stepper')}>
          <Stepper label={label} {...stepper} />
        </div>
      </div>
    </Card>
  );
}
