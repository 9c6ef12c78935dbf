import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { Help } from '../feedback/Help.tsx';
import { IconHide, IconShow } from '../icons.ts';
import styles from './Field.module.css';
import { IconButton } from './IconButton.tsx';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  label: string;
  help?: ReactNode;
  /** A confirmation, such as the name behind a company code. */
  ok?: ReactNode;
  error?: ReactNode;
  /** Set in the code font. */
  code?: boolean;
  trailing?: ReactNode;
};

export function Field({ label, help, ok, error, code, trailing, type = 'text', ...input }: Props) {
  const t = useTranslations('kit');
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const sentence = error || ok || help;

  return (
    <div>
      <div className={c('field', !!error && 'wrong', input.disabled && 'off')}>
        <label className={c('face')}>
          <span className={c('label')}>{label}</span>
          <input
            {...input}
            type={secret && shown ? 'text' : type}
            className={`${c('input')} ${code ? 'code' : ''}`}
            aria-invalid={!!error || undefined}
            aria-describedby={sentence ? id : input['aria-describedby']}
          />
        </label>
        {trailing}
        {secret && (
          <IconButton
            icon={shown ? IconHide : IconShow}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {sentence && (
        <Help id={id} tone={error ? 'error' : ok ? 'ok' : 'plain'}>
          {sentence}
        </Help>
      )}
    </div>
  );
}
