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
  },
  '/admin/user': {
    icon: IconUser,
    title: 'user',
    texts,
    load: async () => (await import('./users/UserScreen.tsx')).UserScreen,
  },
  '/admin/sessions': {
    icon: IconDevices,
    title: 'userSessions',
    texts,
    load: async () => (await import('./sessions/SessionsScreen.tsx')).SessionsScreen,
  },
  '/admin/company': {
    icon: IconCompany,
    title: 'companySettings',
    texts,
    load: async () => (await import('./company/CompanySettingsScreen.tsx')).CompanySettingsScreen,
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
  },
  '/admin/messenger': {
    icon: IconChat,
    title: 'messenger',
    texts,
    load: async () => (await import('./messenger/MessengerScreen.tsx')).MessengerScreen,
  },
  '/admin/locations': {
    icon: IconLocation,
    title: 'locations',
    texts,
    load: async () => (await import('./places/LocationsScreen.tsx')).LocationsScreen,
  },
  '/admin/workCentres': {
    icon: IconWorkCentre,
    title: 'workCentres',
    texts,
    load: async () => (await import('./places/WorkCentresScreen.tsx')).WorkCentresScreen,
  },
  '/admin/workCentre': {
    icon: IconWorkCentre,
    title: 'workCentre',
    texts,
    load: async () => (await import('./places/WorkCentreScreen.tsx')).WorkCentreScreen,
  },
  '/admin/printers': {
    icon: IconPrint,
    title: 'printers',
    texts: labelTexts,
    load: async () => (await import('./labels/PrintersScreen.tsx')).PrintersScreen,
  },
  '/admin/labelTemplates': {
    icon: IconLabel,
    title: 'labelTemplates',
    texts,
    load: async () => (await import('./labels/LabelTemplatesScreen.tsx')).LabelTemplatesScreen,
  },
  '/admin/labelTemplate': {
    icon: IconLabel,
    title: 'labelTemplate',
    texts: labelTexts,
    load: async () => (await import('./labels/LabelTemplateScreen.tsx')).LabelTemplateScreen,
  },
  '/admin/audit': {
    icon: IconAudit,
    title: 'audit',
    // Fields of a part are named as its own screens name them.
    texts: [...texts, 'parts'],
    load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  },
} satisfies AppScreens;
