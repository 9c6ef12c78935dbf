import { useTranslations } from 'use-intl';
import { companySetting } from '../auth/index.ts';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useStore } from '../kit/store/store.ts';
import { useTitle } from '../kit/text/use-title.ts';
import {
  IconAudit,
  IconChat,
  IconCompany,
  IconDevices,
  IconImport,
  IconInterface,
  IconLabel,
  IconLanguage,
  IconLocation,
  IconPassword,
  IconPeople,
  IconPrint,
  IconWebhook,
  IconWorkCentre,
} from '../kit/ui/icons.ts';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { Column } from '../kit/ui/layout/Column.tsx';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { ListSection } from '../kit/ui/list/ListSection.tsx';

const sections = [
  {
    title: 'peoplePart',
    rows: [
      { href: '/admin/users', icon: IconPeople, title: 'users', sub: 'usersHint' },
      { href: '/admin/sessions', icon: IconDevices, title: 'sessions', sub: 'sessionsHint' },
      { href: '/admin/audit', icon: IconAudit, title: 'audit', sub: 'auditHint' },
    ],
  },
  {
    title: 'companyPart',
    rows: [
      { href: '/admin/company', icon: IconCompany, title: 'companySettings', sub: 'companySettingsHint' },
      { href: '/admin/look', icon: IconLanguage, title: 'look', sub: 'lookHint' },
      { href: '/admin/sso', icon: IconPassword, title: 'sso', sub: 'ssoHint' },
      { href: '/admin/messenger', icon: IconChat, title: 'messenger', sub: 'messengerHint' },
      { href: '/admin/import', icon: IconImport, title: 'importData', sub: 'importDataHint' },
    ],
  },
  {
    title: 'placesPart',
    rows: [
      { href: '/admin/locations', icon: IconLocation, title: 'locations', sub: 'locationsHint' },
      { href: '/admin/workCentres', icon: IconWorkCentre, title: 'workCentres', sub: 'workCentresHint' },
    ],
  },
  {
    title: 'labelsPart',
    rows: [
      { href: '/admin/labelTemplates', icon: IconLabel, title: 'templates.title', sub: 'templates.listHint' },
      { href: '/admin/printers', icon: IconPrint, title: 'printers.title', sub: 'printers.listHint' },
    ],
  },
  {
    title: 'machinesPart',
    rows: [
      { href: '/interfaces/keys', icon: IconPassword, title: 'apiKeys', sub: 'apiKeysHint' },
      { href: '/interfaces/webhooks', icon: IconWebhook, title: 'webhooks', sub: 'webhooksHint' },
      { href: '/interfaces/api', icon: IconInterface, title: 'api', sub: 'apiHint' },
    ],
  },
] as const;

/** Everything that an administrator keeps in order. */
export function AdministrationScreen() {
  const t = useTranslations('administration');
  const { companyName } = useStore(companySetting);
  const back = useBackTo('/setting');
  useTitle(t('title'));
  return (
    <Screen header={<AppBar title={t('title')} subtitle={companyName} onBack={back} />}>
      <Column>
        {sections.map((section) => (
          <ListSection key={section.title} title={t(section.title)}>
            {section.rows.map(({ href, icon, title, sub }) => (
              <ListRow key={href} href={href} lead={<IconTile icon={icon} />} title={t(title)} sub={t(sub)} />
            ))}
          </ListSection>
        ))}
      </Column>
    </Screen>
  );
}
