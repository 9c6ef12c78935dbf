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
  /** Codes that are offered while typing; the name of a whole one confirms it. */
  choices?: readonly { code: string; name: string }[] | undefined;
};

export function Field({ label, help, ok, error, code, trailing, choices = [], type = 'text', ...input }: Props) {
  const t = useTranslations('kit');
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const list = useId();
  const confirmed = ok || choices.find((choice) => choice.code === String(input.value).trim())?.name;
  const sentence = error || confirmed || help;

  return (
    <div>
      <div className={c('field', !!error && 'wrong', input.disabled && 'off')}>
        <label className={c('face')}>
          <span className={c('label')}>{label}</span>
          <input
            {...input}
            list={choices.length > 0 ? list : input.list}
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
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </datalist>
      )}
      {sentence && (
        <Help id={id} tone={error ? 'error' : confirmed ? 'ok' : 'plain'}>
          {sentence}
        </Help>
      )}
    </div>
  );
}
