import type { AppScreens } from '../kit/router/screen.ts';
import {
  IconAudit,
  IconChat,
  IconCompany,
  IconDevices,
  IconLabel,
  IconLanguage,
  IconLocation,
  IconPassword,
  IconPeople,
  IconPrint,
  IconSettings,
  IconUser,
  IconWorkCentre,
} from '../kit/ui/icons.ts';

const texts = ['administration', 'posting', 'refusals'] as const;
// Previews and print jobs are shown as on the screens of labels.
const labelTexts = [...texts, 'labels'] as const;

const readTemplates = async () => (await import('./labels/use-list-label-templates.ts')).readLabelTemplatesAhead();

export const administrationScreens = {
  '/admin': {
    icon: IconSettings,
    title: 'administration',
    texts,
    load: async () => (await import('./AdministrationScreen.tsx')).AdministrationScreen,
  },
  '/admin/users': {
    icon: IconPeople,
    title: 'users',
    texts,
    load: async () => (await import('./users/UserListScreen.tsx')).UserListScreen,
    readAhead: async ({ q = '', status }) => (await import('./users/use-list-users.ts')).readUsersAhead(q, status),
  },
  '/admin/user': {
    icon: IconUser,
    title: 'user',
    shape: 'record',
    texts,
    load: async () => (await import('./users/UserScreen.tsx')).UserScreen,
    readAhead: async ({ userId = '' }) => (await import('./users/use-get-user.ts')).readUserAhead(userId),
  },
  '/admin/sessions': {
    icon: IconDevices,
    title: 'userSessions',
    texts,
    load: async () => (await import('./sessions/SessionsScreen.tsx')).SessionsScreen,
    readAhead: async ({ q = '' }) => (await import('./sessions/use-list-user-sessions.ts')).readUserSessionsAhead(q),
  },
  '/admin/company': {
    icon: IconCompany,
    title: 'companySettings',
    texts,
    load: async () => (await import('./company/CompanySettingsScreen.tsx')).CompanySettingsScreen,
    readAhead: async () => (await import('./company/use-get-company-settings.ts')).readCompanySettingsAhead(),
  },
  '/admin/look': {
    icon: IconLanguage,
    title: 'look',
    texts,
    load: async () => (await import('./look/LookScreen.tsx')).LookScreen,
  },
  '/admin/sso': {
    icon: IconPassword,
    title: 'sso',
    texts,
    load: async () => (await import('./sso/SsoScreen.tsx')).SsoScreen,
    readAhead: async () => (await import('./sso/use-get-sso.ts')).readSsoAhead(),
  },
  '/admin/messenger': {
    icon: IconChat,
    title: 'messenger',
    texts,
    load: async () => (await import('./messenger/MessengerScreen.tsx')).MessengerScreen,
    readAhead: async () => (await import('./messenger/use-get-messenger.ts')).readMessengerAhead(),
  },
  '/admin/locations': {
    icon: IconLocation,
    title: 'locations',
    texts,
    load: async () => (await import('./places/LocationsScreen.tsx')).LocationsScreen,
    readAhead: async ({ q = '', active }) =>
      (await import('./places/use-list-all-locations.ts')).readLocationsAhead(q, active),
  },
  '/admin/workCentres': {
    icon: IconWorkCentre,
    title: 'workCentres',
    texts,
    load: async () => (await import('./places/WorkCentresScreen.tsx')).WorkCentresScreen,
    readAhead: async ({ q = '' }) => (await import('./places/use-list-work-centres.ts')).readWorkCentresAhead(q),
  },
  '/admin/workCentre': {
    icon: IconWorkCentre,
    title: 'workCentre',
    texts,
    load: async () => (await import('./places/WorkCentreScreen.tsx')).WorkCentreScreen,
    readAhead: async ({ wc = '' }) =>
      (await import('./places/use-get-work-centre-people.ts')).readWorkCentrePeopleAhead(wc),
  },
  '/admin/printers': {
    icon: IconPrint,
    title: 'printers',
    texts: labelTexts,
    load: async () => (await import('./labels/PrintersScreen.tsx')).PrintersScreen,
    readAhead: async () => (await import('./labels/use-list-printers.ts')).readPrintersAhead(),
  },
  '/admin/labelTemplates': {
    icon: IconLabel,
    title: 'labelTemplates',
    texts,
    load: async () => (await import('./labels/LabelTemplatesScreen.tsx')).LabelTemplatesScreen,
    readAhead: readTemplates,
  },
  '/admin/labelTemplate': {
    icon: IconLabel,
    title: 'labelTemplate',
    texts: labelTexts,
    load: async () => (await import('./labels/LabelTemplateScreen.tsx')).LabelTemplateScreen,
    readAhead: readTemplates,
  },
  '/admin/audit': {
    icon: IconAudit,
    title: 'audit',
    // Fields of a part, and what was imported, are named as their own screens name them.
    texts: [...texts, 'parts', 'imports'],
    load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
    readAhead: async (search) => (await import('./audit/use-list-audit-entries.ts')).readAuditAhead(search),
  },
} satisfies AppScreens;
