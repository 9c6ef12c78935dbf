import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { IconInfo, IconLanguage, IconPeople, IconSettings } from '../kit/ui/icons.ts';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';

export function MorePart({ onTranslations }: { onTranslations: () => void }) {
  const t = useTranslations('settings');
  const menus = useMenus();
  return (
    <section>
      <SectionHeader title={t('more')} />
      <List>
        {menus.has('/delegation') && (
          <ListRow
            href="/delegation"
            lead={<IconTile icon={IconPeople} />}
            title={t('delegation')}
            sub={t('delegationHint')}
          />
        )}
        {menus.has('/admin') && (
          <ListRow
            href="/admin"
            lead={<IconTile icon={IconSettings} />}
            title={t('administration')}
            sub={t('administrationHint')}
          />
        )}
        <ListRow
          onClick={onTranslations}
          chevron
          lead={<IconTile icon={IconLanguage} />}
          title={t('translations')}
          sub={t('translationsHint')}
        />
        <ListRow href="/setting/about" lead={<IconTile icon={IconInfo} />} title={t('about')} />
      </List>
    </section>
  );
}
