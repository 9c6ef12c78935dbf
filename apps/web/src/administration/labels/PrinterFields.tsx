import { PRINTER_DPIS } from '@gemba/contract/labels/printers/printer';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import styles from '../Form.module.css';
import type { TypedPrinter } from './printer-form.ts';

type Props = {
  typed: TypedPrinter;
  write: (part: Partial<TypedPrinter>) => void;
  errorAt: Form<TypedPrinter>['errorAt'];
  /** The operator lets the server reach printers. */
  reaches: boolean;
};

export function PrinterFields({ typed, write, errorAt, reaches }: Props) {
  const t = useTranslations('administration');
  return (
    <>
      <Field
        label={t('displayName')}
        value={typed.name}
        maxLength={60}
        autoComplete="off"
        error={errorAt('name')}
        onChange={({ target }) => write({ name: target.value })}
      />
      <Field
        label={t('printers.place')}
        value={typed.place}
        maxLength={100}
        autoComplete="off"
        help={t('printers.placeHelp')}
        error={errorAt('place')}
        onChange={({ target }) => write({ place: target.value })}
      />
      <div className={styles['pair']}>
        <Field
          label={t('templates.width')}
          inputMode="numeric"
          value={typed.width}
          maxLength={3}
          error={errorAt('width')}
          onChange={({ target }) => write({ width: target.value })}
        />
        <Field
          label={t('templates.height')}
          inputMode="numeric"
          value={typed.height}
          maxLength={3}
          error={errorAt('height')}
          onChange={({ target }) => write({ height: target.value })}
        />
      </div>
      <SelectField
        label={t('printers.dpi')}
        value={typed.dpi}
        help={t('printers.dpiHelp')}
        options={PRINTER_DPIS.map((dpi) => ({ value: String(dpi), label: t('printers.dots', { dpi: String(dpi) }) }))}
        onChange={(dpi) => write({ dpi })}
      />
      <Field
        code
        label={t('printers.host')}
        value={typed.host}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="off"
        help={t(reaches ? 'printers.hostHelp' : 'printers.hostClosed')}
        error={errorAt('host')}
        onChange={({ target }) => write({ host: target.value })}
      />
      {typed.host.trim() !== '' && (
        <Field
          code
          label={t('printers.port')}
          inputMode="numeric"
          value={typed.port}
          maxLength={5}
          error={errorAt('port')}
          onChange={({ target }) => write({ port: target.value })}
        />
      )}
      <Switch
        label={t('inUse')}
        help={t('inUseHint')}
        checked={typed.active}
        onChange={(active) => write({ active })}
      />
    </>
  );
}
