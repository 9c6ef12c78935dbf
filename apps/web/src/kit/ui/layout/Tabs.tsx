import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classesOf } from '../classes.ts';
import { targetOfKey } from '../input/move-focus.ts';
import styles from './Tabs.module.css';

const c = classesOf(styles);

export type Tab<Value extends string> = { value: Value; label: string; count?: number | undefined };
type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the current tab. */
  children: ReactNode;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: Props<Value>) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = tabs.findIndex((tab) => tab.value === value);
  // Sideways only: a page that opens at one of its last tabs stays at its top.
  useEffect(() => {
    const button = buttons.current[current];
    button?.parentElement?.scrollTo({ left: button.offsetLeft - button.parentElement.clientWidth / 3 });
  }, [current]);
  const handleKey = (event: KeyboardEvent, from: number) => {
    const target = targetOfKey(event, from, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    buttons.current[target]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={c('tabs')}>
        {tabs.map((tab, index) => {
          const on = tab.value === value;
          return (
            <button
              key={tab.value}
              ref={(button) => {
                buttons.current[index] = button;
              }}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={on}
              aria-controls={on ? `${id}-panel` : undefined}
              tabIndex={on ? 0 : -1}
              className={c('tab')}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => handleKey(event, index)}
            >
              {tab.label}
              {tab.count !== undefined && ` ${tab.count}`}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={c('panel')}>
        {children}
      </div>
    </>
  );
}
