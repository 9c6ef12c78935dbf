import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { Column } from './Column.tsx';
import { DevicesPart } from './DevicesPart.tsx';
import { DisplayPart } from './DisplayPart.tsx';
import { MorePart } from './MorePart.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SettingsSheets } from './SettingsSheets.tsx';
import { SignOutPart } from './SignOutPart.tsx';
import { useOpenSheet } from './use-open-sheet.ts';

export function SettingsScreen() {
  const t = useTranslations('settings');
  useTitle(t('title'));
  const sheet = useOpenSheet();
  return (
    <Screen header={<AppBar root title={t('title')} />}>
      <Column>
        <PersonCard />
        <DisplayPart />
        <DevicesPart onChangePassword={() => sheet.show('password')} />
        <MorePart onTranslations={() => sheet.show('translations')} />
        <SignOutPart />
      </Column>
      <SettingsSheets {...sheet} />
    </Screen>
  );
}
