import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import styles from './Field.module.css';

const c = classesOf(styles);

/** The share of the maximum from which on the characters are counted. */
const NEAR = 0.9;

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'children'> & {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
};

export function TextArea({ label, help, error, rows = 3, ...input }: Props) {
  const id = useId();
  const t = useTranslations('kit');
  const sentence = error || help;
  const { maxLength, value } = input;
  const length = String(value ?? '').length;
  const near = maxLength !== undefined && length >= maxLength * NEAR;
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
      {near && <Help>{t('lengthOf', { length, most: maxLength })}</Help>}
    </div>
  );
}
