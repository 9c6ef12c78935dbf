import { type FormEvent, type ReactNode, useId } from 'react';
import { Sheet } from '../ui/feedback/Sheet.tsx';
import { Button } from '../ui/input/Button.tsx';
import styles from './FilterSheet.module.css';

type Props = {
  title: string;
  onClose: () => void;
  /** The button that takes all filters away. */
  clearLabel: string;
  onClear: () => void;
  applyLabel: string;
  /** Answers whether the filters were right: then the sheet closes. */
  onApply: () => boolean;
  children: ReactNode;
};

/** The filters of a list. Nothing changes before one of the two buttons is pressed. */
export function FilterSheet({ title, onClose, clearLabel, onClear, applyLabel, onApply, children }: Props) {
  const id = useId();
  const clear = () => {
    onClear();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onApply()) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <div className={styles['buttons']}>
          <Button kind="outline" onClick={clear}>
            {clearLabel}
          </Button>
          <Button kind="primary" type="submit" form={id}>
            {applyLabel}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        {children}
      </form>
    </Sheet>
  );
}
