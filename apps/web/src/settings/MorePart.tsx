import { useTranslations } from 'use-intl';
import { useMenus } from '../auth/index.ts';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconInfo, IconLanguage, IconPeople } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SectionHeader } from '../kit/ui/SectionHeader.tsx';

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
