import { useTranslations } from 'use-intl';
import { companySetting } from '../auth/index.ts';
import { telephoneLink } from '../companies/index.ts';
import { useStore } from '../kit/store/store.ts';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconPhone } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';

export function SupportPart() {
  const t = useTranslations('settings');
  const { supportPhone } = useStore(companySetting);
  const lead = <IconTile icon={IconPhone} tone="brand" />;
  return (
    <section>
      <SectionHeader title={t('support')} />
      <List>
        {supportPhone ? (
          <ListRow
            href={telephoneLink(supportPhone)}
            // The browser follows this one itself: it leads to the phone, not to a screen.
            renderLink={(props) => <a {...props} />}
            lead={lead}
            title={t('callSupport')}
            sub={supportPhone}
          />
        ) : (
          <ListRow lead={lead} title={t('noSupport')} />
        )}
      </List>
    </section>
  );
}
