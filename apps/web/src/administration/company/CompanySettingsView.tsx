import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import styles from '../Form.module.css';
import { SaveBar } from '../SaveBar.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { LicencePart } from './LicencePart.tsx';
import { RulesPart } from './RulesPart.tsx';
import { SecurityPart } from './SecurityPart.tsx';
import { bodyOf, changeCount, type TypedSettings, typedOf } from './settings-form.ts';
import { useChangeCompanySettings } from './use-change-company-settings.ts';

type Props = {
  settings: CompanySettings;
  /** Above the form. */
  notice: ReactNode;
  onSaved: (settings: CompanySettings) => void;
  onBack: () => void;
};

export function CompanySettingsView({ settings, notice, onSaved, onBack }: Props) {
  const t = useTranslations('administration');
  // With the version: what was typed over older settings must not be saved over newer ones.
  const name = `company settings ${settings.version}`;
  const { send, ...posting } = useChangeCompanySettings(name, onSaved);
  const [start] = useState(() => typedOf(settings));
  const form = useForm<TypedSettings>({
    name,
    empty: start,
    errorsOf: ({ companyName }) => {
      const errors = new Map<FieldPath, FormError>();
      if (companyName.trim() === '') errors.set('companyName', { message: t('companyNameMissing') });
      return errors;
    },
    fieldOf: ({ field }) => (field === 'clientAddresses' ? 'addresses' : field || undefined),
    posting,
  });
  const changed = changeCount(start, form.typed);
  const save = () => (form.mayGo() ? send({ body: { ...bodyOf(form.typed), version: settings.version } }) : undefined);
  return (
    <Screen
      header={
        <AppBar
          title={t('companySettings')}
          subtitle={<span className="code">{settings.companyCode}</span>}
          onBack={onBack}
        />
      }
      footer={changed > 0 && <SaveBar count={changed} posting={posting} onSave={save} onDiscard={form.clear} />}
    >
      <Column>
        {notice}
        <PostingFields form={form} posting={posting} className={styles['form']}>
          <CompanyPart settings={settings} form={form} />
          <RulesPart form={form} />
          <SecurityPart settings={settings} form={form} />
        </PostingFields>
        <LicencePart settings={settings} />
      </Column>
    </Screen>
  );
}
