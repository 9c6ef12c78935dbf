import type { CompanySettings } from '@gemba/contract/administration/company/company-settings';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { IconPassword } from '../../kit/ui/icons.ts';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from '../Form.module.css';
import type { TypedSettings } from './settings-form.ts';

const IssuePasswordSheet = lazy(async () => ({
  default: (await import('./IssuePasswordSheet.tsx')).IssuePasswordSheet,
}));

type Props = { settings: CompanySettings; form: Form<TypedSettings> };

/** From where people sign in, and the password that issuing asks for. */
export function SecurityPart({ settings, form }: Props) {
  const t = useTranslations('administration');
  const [setting, setSetting] = useState(false);
  return (
    <section>
      <SectionHeader title={t('security')} />
      <div className={styles['form']}>
        <Card pad>
          <TextArea
            label={t('addresses')}
            rows={3}
            value={form.typed.addresses}
            maxLength={5_000}
            spellCheck={false}
            autoCapitalize="none"
            help={t('addressesHelp', { address: settings.ownAddress })}
            error={form.errorAt('addresses')}
            onChange={({ target }) => form.write({ addresses: target.value })}
          />
        </Card>
        <List>
          <ListRow
            chevron
            onClick={() => setSetting(true)}
            lead={<IconTile icon={IconPassword} />}
            title={t('issuePassword')}
            sub={t(settings.hasIssuePassword ? 'issuePasswordSet' : 'issuePasswordNone')}
          />
        </List>
      </div>
      {setting && (
        <Suspense>
          <IssuePasswordSheet
            isSet={settings.hasIssuePassword}
            version={settings.version}
            onClose={() => setSetting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
