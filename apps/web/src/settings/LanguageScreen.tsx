import { LANGUAGES } from '@gemba/contract/kit/languages';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStore } from '../kit/store/store.ts';
import { speak } from '../kit/text/catalogues.ts';
import { language } from '../kit/text/language.ts';
import { languageNames } from '../kit/text/language-names.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { Help } from '../kit/ui/feedback/Help.tsx';
import { RadioList } from '../kit/ui/input/RadioList.tsx';
import { AppBar } from '../kit/ui/layout/AppBar.tsx';
import { Column } from '../kit/ui/layout/Column.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';

export function LanguageScreen() {
  const t = useTranslations('settings');
  useTitle(t('language'));
  const navigate = useNavigate();
  const spoken = useStore(language);
  return (
    <Screen header={<AppBar title={t('language')} onBack={() => void navigate({ to: '/setting' })} />}>
      <Column>
        <RadioList
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, title: <span lang={value}>{languageNames[value]}</span> }))}
          value={spoken}
          onChange={(next) => void speak(next)}
        />
        <Help>{t('languageHint')}</Help>
      </Column>
    </Screen>
  );
}
