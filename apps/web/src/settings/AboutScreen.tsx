import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../kit/text/use-title.ts';
import { AppBar } from '../kit/ui/AppBar.tsx';
import { Screen } from '../kit/ui/Screen.tsx';
import { Column } from './Column.tsx';
import { CompanyLicencePart } from './CompanyLicencePart.tsx';
import { OpenSourcePart } from './OpenSourcePart.tsx';
import { SupportPart } from './SupportPart.tsx';
import { VersionsPart } from './VersionsPart.tsx';

export function AboutScreen() {
  const t = useTranslations('settings');
  useTitle(t('about'));
  const navigate = useNavigate();
  return (
    <Screen header={<AppBar title={t('about')} onBack={() => void navigate({ to: '/setting' })} />}>
      <Column>
        <SupportPart />
        <VersionsPart />
        <CompanyLicencePart />
        <OpenSourcePart />
      </Column>
    </Screen>
  );
}
