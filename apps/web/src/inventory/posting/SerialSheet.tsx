import { SerialNumber, serialAmong } from '@gemba/contract/inventory/posting-shapes';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconAdd, IconClose } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './SerialSheet.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  serials: readonly string[];
  /** How many there must be. */
  wanted: string;
  /** In use elsewhere in the same form. */
  elsewhere?: readonly string[];
  /** For goods from a shelf: its location and its serial numbers. No other numbers are accepted. */
  from?: { location: string; serials: readonly string[] } | undefined;
  onChange: (serials: string[]) => void;
};

/** The serial numbers of what lies in one place, scanned or typed one after another. */
export function SerialSheet({ open, onClose, title, serials, wanted, elsewhere = [], from, onChange }: Props) {
  const t = useTranslations('posting');
  const kit = useTranslations('kit');
  const say = useRefusal();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const left = from?.serials.filter((serial) => !serials.includes(serial) && !elsewhere.includes(serial)) ?? [];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const written = typed.trim();
    if (written === '') return;
    if (!SerialNumber.safeParse(written).success) return setWrong(t('serialRule'));
    if (serialAmong([...serials, ...elsewhere], written)) return setWrong(say('SERIAL_TWICE', { serial: written }));
    const serial = from ? serialAmong(from.serials, written) : written;
    if (serial === undefined)
      return setWrong(say('SERIAL_NOT_EXIST', { serial: written, location: from?.location ?? '' }));
    onChange([...serials, serial]);
    setTyped('');
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('serials')}
      sub={<span className="code">{title}</span>}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {t('serialsDone', { count: serials.length, wanted })}
        </Button>
      }
    >
      <form className={styles['body']} onSubmit={add}>
        <Field
          code
          name="serial"
          label={t('serial')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          error={wrong}
          help={t('serialHow')}
          onChange={({ target }) => {
            setWrong(undefined);
            setTyped(target.value);
          }}
        />
        <List aria-label={t('serials')}>
          {serials.map((serial) => (
            <ListRow
              key={serial}
              code
              title={serial}
              trailing={
                <IconButton
                  icon={IconClose}
                  size={20}
                  label={kit('remove', { what: serial })}
                  onClick={() => onChange(serials.filter((one) => one !== serial))}
                />
              }
            />
          ))}
          {left.map((serial) => (
            <ListRow
              key={serial}
              code
              title={serial}
              trailing={<IconAdd size={20} />}
              onClick={() => onChange([...serials, serial])}
            />
          ))}
        </List>
      </form>
    </Sheet>
  );
}
