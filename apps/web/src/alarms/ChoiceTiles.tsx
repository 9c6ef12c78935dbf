import { useId } from 'react';
import { classesOf } from '../kit/ui/classes.ts';
import { Help } from '../kit/ui/feedback/Help.tsx';
import type { Icon } from '../kit/ui/icons.ts';
import styles from './ChoiceTiles.module.css';

const c = classesOf(styles);

type Tile<Value> = { value: Value; label: string; text?: string | undefined; icon?: Icon };
type Props<Value> = {
  label: string;
  tiles: readonly Tile<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** An icon above a word. */
  narrow?: boolean;
};

/** One of several, each large enough for a glove. Native radio buttons underneath bring the arrow keys. */
export function ChoiceTiles<Value extends string | number>(props: Props<Value>) {
  const { label, tiles, value, onChange, error, narrow } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={c('legend')}>{label}</legend>
      <div className={c('tiles', narrow ? 'narrow' : 'wide')}>
        {tiles.map((tile) => (
          <label key={tile.value} className={c('tile', tile.value === value && 'on')}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              data-wrong={error ? true : undefined}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            {tile.icon && <tile.icon size={24} />}
            <span>{tile.label}</span>
            {tile.text && <span className={c('text')}>{tile.text}</span>}
          </label>
        ))}
      </div>
      {error && <Help tone="error">{error}</Help>}
    </fieldset>
  );
}
