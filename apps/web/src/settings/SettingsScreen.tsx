import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { Column } from '../kit/ui/layout/Column.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { DisplayPart } from './DisplayPart.tsx';
import { DevicesPart } from './devices/DevicesPart.tsx';
import { MorePart } from './MorePart.tsx';
import { NotificationsPart } from './notifications/NotificationsPart.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PasskeysPart } from './passkeys/PasskeysPart.tsx';
import { SignOutPart } from './SignOutPart.tsx';
import { type SheetName, useOpenSheet } from './use-open-sheet.ts';

export function SettingsScreen() {
  const t = useTranslations('settings');
  useTitle(t('title'));
  const sheet = useOpenSheet();
  const { terminal } = usePerson();
  return (
    <Screen header={<AppBar root title={t('title')} />}>
      <Column>
        <PersonCard />
        <DisplayPart />
        <NotificationsPart />
        <DevicesPart onChangePassword={() => sheet.show('password')} onSetPin={() => sheet.show('pin')} />
        {!terminal && <PasskeysPart onAdd={() => sheet.show('passkey')} />}
        <MorePart onTranslations={() => sheet.show('translations')} />
        {!terminal && <SignOutPart />}
      </Column>
      <SettingsSheets {...sheet} />
    </Screen>
  );
}

const PasswordSheet = lazy(async () => ({ default: (await import('./PasswordSheet.tsx')).PasswordSheet }));
const SetPinSheet = lazy(async () => ({ default: (await import('./SetPinSheet.tsx')).SetPinSheet }));
const AddPasskeySheet = lazy(async () => ({
  default: (await import('./passkeys/AddPasskeySheet.tsx')).AddPasskeySheet,
}));
const TranslationsSheet = lazy(async () => ({ default: (await import('./TranslationsSheet.tsx')).TranslationsSheet }));

type Props = { open: SheetName | undefined; close: () => void };

/** Each sheet is loaded when it opens, and forgets its state when it closes. */
function SettingsSheets({ open, close }: Props) {
  return (
    <Suspense>
      {open === 'password' && <PasswordSheet onClose={close} />}
      {open === 'pin' && <SetPinSheet onClose={close} />}
      {open === 'passkey' && <AddPasskeySheet onClose={close} />}
      {open === 'translations' && <TranslationsSheet onClose={close} />}
    </Suspense>
  );
}
