import { type ComponentProps, type ReactNode, useId } from 'react';
import { classesOf } from './classes.ts';
import styles from './Field.module.css';
import { Help } from './Help.tsx';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'children'> & {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
};

export function TextArea({ label, help, error, rows = 3, ...input }: Props) {
  const id = useId();
  const sentence = error || help;
  return (
    <div>
      <div className={c('field', !!error && 'wrong', input.disabled && 'off')}>
        <label className={c('face')}>
          <span className={c('label')}>{label}</span>
          <textarea
            {...input}
            rows={rows}
            className={c('input')}
            aria-invalid={!!error || undefined}
            aria-describedby={sentence ? id : undefined}
          />
        </label>
      </div>
      {sentence && (
        <Help id={id} tone={error ? 'error' : 'plain'}>
          {sentence}
        </Help>
      )}
    </div>
  );
}
