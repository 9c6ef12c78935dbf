import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from '../Form.module.css';
import type { TypedSettings } from './settings-form.ts';

const YEAR = 2026;

/** The months in the reader's language. */
const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(YEAR, index, 1)),
  }));

type Props = { settings: CompanySettings; form: Form<TypedSettings> };

/** The name of the company, and when its days and years begin. */
export function CompanyPart({ settings, form }: Props) {
  const t = useTranslations('administration');
  const locale = useLocale();
  const months = useMemo(() => monthsIn(locale), [locale]);
  const zones = useMemo(
    () => [...new Set(['UTC', settings.timeZone, ...Intl.supportedValuesOf('timeZone')])],
    [settings.timeZone],
  );
  const { typed, write, errorAt } = form;
  return (
    <Card pad>
      <div className={styles['form']}>
        <Field
          label={t('companyName')}
          value={typed.companyName}
          maxLength={100}
          autoComplete="off"
          error={errorAt('companyName')}
          onChange={({ target }) => write({ companyName: target.value })}
        />
        <SelectField
          label={t('timeZone')}
          value={typed.timeZone}
          disabled={!settings.canChangeTimeZone}
          help={t(settings.canChangeTimeZone ? 'timeZoneHelp' : 'timeZoneFixed')}
          error={errorAt('timeZone')}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(timeZone) => write({ timeZone })}
        />
        <SelectField
          label={t('fiscalYear')}
          value={typed.month}
          options={months}
          onChange={(month) => write({ month })}
        />
        <SelectField
          label={t('labelTemplate')}
          value={typed.labelTemplate}
          help={t('labelTemplateHelp')}
          options={TEMPLATES.map((value) => ({
            value: value as string,
            label: t(`label.${value}`),
          }))}
          onChange={(labelTemplate) => write({ labelTemplate })}
        />
        <Field
          type="tel"
          label={t('supportPhone')}
          value={typed.supportPhone}
          maxLength={40}
          autoComplete="off"
          help={t('supportPhoneHelp')}
          error={errorAt('supportPhone')}
          onChange={({ target }) => write({ supportPhone: target.value })}
        />
        <Field readOnly label={t('baseCurrency')} value={settings.baseCurrency} help={t('baseCurrencyHelp')} />
      </div>
    </Card>
  );
}
