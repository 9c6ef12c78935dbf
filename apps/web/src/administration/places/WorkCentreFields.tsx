import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { useGetPlaceChoices } from './use-get-place-choices.ts';
import type { TypedCentre } from './work-centre-form.ts';

type Props = {
  typed: TypedCentre;
  write: (part: Partial<TypedCentre>) => void;
  errorAt: Form<TypedCentre>['errorAt'];
  /** In which the cost is. */
  currency: string;
};

export function WorkCentreFields({ typed, write, errorAt, currency }: Props) {
  const t = useTranslations('administration');
  const departments = useGetPlaceChoices().data?.departments ?? [];
  const wrong = errorAt('active');
  return (
    <>
      <Field
        label={t('displayName')}
        value={typed.wcName}
        maxLength={100}
        autoComplete="off"
        error={errorAt('wcName')}
        onChange={({ target }) => write({ wcName: target.value })}
      />
      <SelectField
        label={t('department')}
        value={typed.departmentId}
        error={errorAt('departmentId')}
        options={[
          { value: '', label: t('noDepartment') },
          ...departments.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(departmentId) => write({ departmentId })}
      />
      <Field
        label={t('hourlyCost', { currency })}
        inputMode="decimal"
        value={typed.hourlyCost}
        maxLength={13}
        error={errorAt('hourlyCost')}
        onChange={({ target }) => write({ hourlyCost: target.value })}
      />
      <Field
        label={t('dayHours')}
        inputMode="decimal"
        value={typed.dayHours}
        maxLength={7}
        error={errorAt('dayHours')}
        onChange={({ target }) => write({ dayHours: target.value })}
      />
      <div data-wrong={wrong ? '' : undefined}>
        <Switch
          label={t('inUse')}
          help={wrong ?? t('inUseHint')}
          checked={typed.active}
          onChange={(active) => write({ active })}
        />
      </div>
    </>
  );
}
