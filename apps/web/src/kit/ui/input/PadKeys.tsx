import { useLocale, useTranslations } from 'use-intl';
import { classesOf } from '../classes.ts';
import { IconBackspace } from '../icons.ts';
import { type PadKey, shownDecimal } from './decimal-input.ts';
import styles from './NumberPad.module.css';

const c = classesOf(styles);

const keys: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'];

/** A person types nothing else on a number pad. */
export const isPadText = (text: string) => /^[\d.,]*$/.test(text);

/** The key of the pad that a key of the keyboard stands for. */
export const padKeyOf = (typed: string): PadKey | undefined => {
  const key = typed === ',' ? '.' : typed === 'Backspace' ? 'back' : typed;
  return keys.find((known) => known === key);
};

type Props = {
  onKey: (key: PadKey) => void;
  /** Digits allowed after the point; 0 hides the point. */
  places: number;
  /** Part of the screen, not of a sheet. */
  inPlace?: boolean;
};

/** The twelve keys of a number pad. */
export function PadKeys({ onKey, places, inPlace }: Props) {
  const t = useTranslations('kit');
  const locale = useLocale();
  return (
    <div className={c('keys', inPlace && 'inPlace')}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={c('key', (key === '.' || key === 'back') && 'minor')}
          aria-label={key === '.' ? t('decimalPoint') : key === 'back' ? t('deleteDigit') : undefined}
          disabled={key === '.' && places === 0}
          onClick={() => onKey(key)}
        >
          {key === 'back' ? <IconBackspace size={28} /> : key === '.' ? shownDecimal('0.', locale).slice(1) : key}
        </button>
      ))}
    </div>
  );
}
