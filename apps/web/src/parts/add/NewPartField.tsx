import { inCapitals } from '@gemba/contract/kit/codes';
import type { PartChoice } from '@gemba/contract/parts/get-part-choices';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { useChoiceText } from '../use-choice-text.ts';
import { fields, type NewPartName } from './new-part-fields.ts';

type Props = {
  name: NewPartName;
  value: string | boolean;
  error: string | undefined;
  /** The configured codes, if the field takes one of them. */
  choices: readonly PartChoice[] | undefined;
  onChange: (value: string | boolean) => void;
  /** The person has left the field. */
  onLeave?: () => void;
};

const keyboards: Partial<Record<(typeof fields)[NewPartName]['input'], ComponentProps<'input'>>> = {
  code: { autoCapitalize: 'characters', spellCheck: false },
  listed: { autoCapitalize: 'characters', spellCheck: false },
  decimal: { inputMode: 'decimal' },
  whole: { inputMode: 'numeric' },
};

export function NewPartField({ name, value, error, choices, onChange, onLeave }: Props) {
  const t = useTranslations('parts');
  const choice = useChoiceText();
  const { input, longest, options = [], optional } = fields[name];
  const label = t(`field.${name}`);
  if (typeof value === 'boolean') return <Switch label={label} checked={value} onChange={onChange} />;
  if (input === 'choice') {
    const open = optional ? [{ value: '', label: t('none') }] : [];
    return (
      <SelectField
        name={name}
        label={label}
        options={[...open, ...options.map((option) => ({ value: option, label: choice(name, option) }))]}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <Field
      {...keyboards[input]}
      name={name}
      label={label}
      code={input === 'code' || input === 'listed'}
      value={value}
      maxLength={longest}
      autoComplete="off"
      choices={choices}
      help={name === 'partNumber' ? t('numberRule') : undefined}
      error={error}
      onBlur={() => value !== '' && onLeave?.()}
      onChange={({ target }) => onChange(name === 'partNumber' ? inCapitals(target.value) : target.value)}
    />
  );
}
