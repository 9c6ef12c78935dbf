import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { type Icon, IconClose, IconScan, IconSearch } from '../icons.ts';
import { IconButton } from './IconButton.tsx';
import styles from './SearchField.module.css';

const c = classesOf(styles);

type Props = Omit<ComponentProps<'input'>, 'className' | 'children' | 'value' | 'onChange' | 'onSubmit' | 'ref'> & {
  /** The label, also shown in the empty field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: ((value: string) => void) | undefined;
  onScan?: (() => void) | undefined;
  code?: boolean;
  /**
   * Has the focus when it appears: on screens and in sheets that begin with typing. Not on lists of work to do: on a
   * phone the keyboard would hide their rows.
   */
  focused?: boolean;
  icon?: Icon;
  /** Adds the gutter itself, where no padding surrounds it: under the AppBar of a Strip. */
  inset?: boolean;
};

export function SearchField(props: Props) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    onScan,
    code,
    focused = false,
    inset,
    icon: Icon = IconSearch,
    ...input
  } = props;
  const t = useTranslations('kit');
  const box = useRef<HTMLInputElement>(null);
  // Runs again when the screen is shown again after it was hidden to load the rest: a hidden field loses the focus.
  useLayoutEffect(() => {
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <form
      role="search"
      className={c('field', inset && 'inset')}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <label className={c('face')}>
        <Icon />
        <span className={c('typing')}>
          <input
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize={code ? 'characters' : 'none'}
            spellCheck={false}
            {...input}
            ref={box}
            type="search"
            aria-label={label}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${c('input')} ${code && value ? 'code' : ''}`}
          />
          {/* Wraps where a placeholder would be cut off. */}
          <span className={c('hint', value !== '' && 'typed')} aria-hidden="true">
            {label}
          </span>
        </span>
      </label>
      {value !== '' && (
        <IconButton
          icon={IconClose}
          size={20}
          label={t('clear')}
          onClick={() => {
            onChange('');
            box.current?.focus();
          }}
        />
      )}
      {onScan && <IconButton icon={IconScan} tone="scan" label={t('scan')} onClick={onScan} />}
    </form>
  );
}
