import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconLabel } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useListLabelTemplates } from './use-list-label-templates.ts';

/** The kinds of labels, and which of them the company has changed. */
export function LabelTemplatesScreen() {
  const t = useTranslations('administration');
  useTitle(t('templates.title'));
  const back = useBackTo('/admin');
  const query = useListLabelTemplates();
  return (
    <LoadedScreen query={query} title={t('templates.title')} onBack={back}>
      {({ templates }) => (
        <Screen stack header={<AppBar title={t('templates.title')} onBack={back} />}>
          <List aria-label={t('templates.title')}>
            {templates.map(({ template, layout: { width, height }, isOwn }) => (
              <ListRow
                key={template}
                href={`/admin/labelTemplate?template=${template}`}
                lead={<IconTile icon={IconLabel} />}
                title={t(`templates.name.${template}`)}
                sub={[
                  t('templates.size', { width: String(width), height: String(height) }),
                  t(`templates.hint.${template}`),
                ].join(' · ')}
                chips={isOwn && <StatusTag tone="info">{t('templates.own')}</StatusTag>}
              />
            ))}
          </List>
        </Screen>
      )}
    </LoadedScreen>
  );
}
