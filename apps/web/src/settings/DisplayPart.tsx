import { useTranslations } from 'use-intl';
import { glove, type Theme, theme } from '../kit/store/appearance.ts';
import { useStore } from '../kit/store/store.ts';
import { language } from '../kit/text/language.ts';
import { languageNames } from '../kit/text/language-names.ts';
import { IconGlove, IconLanguage } from '../kit/ui/icons.ts';
import { SegmentedControl } from '../kit/ui/input/SegmentedControl.tsx';
import { Switch } from '../kit/ui/input/Switch.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import styles from './DisplayPart.module.css';

export function DisplayPart() {
  const t = useTranslations('settings');
  const chosen = useStore(theme);
  const gloved = useStore(glove);
  const spoken = useStore(language);
  const segments = (['system', 'light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <section>
      <SectionHeader title={t('display')} />
      <div className={styles['appearance']}>
        <SegmentedControl label={t('appearance')} segments={segments} value={chosen} onChange={theme.set} />
      </div>
      <List>
        <ListRow
          href="/setting/language"
          lead={<IconTile icon={IconLanguage} />}
          title={t('language')}
          value={languageNames[spoken]}
        />
        <li>
          <Switch
            lead={<IconTile icon={IconGlove} />}
            label={t('glove')}
            help={t('gloveHint')}
            checked={gloved}
            onChange={glove.set}
          />
        </li>
      </List>
    </section>
  );
}
