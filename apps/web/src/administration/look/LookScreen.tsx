import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Column } from '../../kit/ui/layout/Column.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { LogoPart } from './LogoPart.tsx';
import { WordingPart } from './WordingPart.tsx';

/** The logo of the company, and its own words. */
export function LookScreen() {
  const t = useTranslations('administration');
  const back = useBackTo('/admin');
  useTitle(t('look'));
  return (
    <Screen header={<AppBar title={t('look')} onBack={back} />}>
      <Column>
        <LogoPart />
        <WordingPart />
      </Column>
    </Screen>
  );
}
