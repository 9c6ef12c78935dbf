import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../auth/index.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { IconSearch } from '../kit/ui/icons.ts';
import { Screen } from '../kit/ui/Screen.tsx';
import { FunctionGrid } from './FunctionGrid.tsx';
import { NavigationStrip } from './NavigationStrip.tsx';
import { QuickActionsPart } from './QuickActionsPart.tsx';
import { useFunctionGroups } from './use-function-groups.ts';

export function NavigationScreen() {
  const t = useTranslations('shell');
  useTitle(t('screens.allFunctions'));
  const [words, setWords] = useState('');
  const person = usePerson();
  const groups = useFunctionGroups(words);
  const searching = words.trim() !== '';

  return (
    <Screen header={<NavigationStrip words={words} onWords={setWords} />}>
      {!searching && person.roles.length === 0 && <Banner title={t('nothingAssigned')}>{t('openToEverybody')}</Banner>}
      {!searching && person.roles.length > 0 && <QuickActionsPart />}
      {groups.map(({ group, links }) => (
        <FunctionGrid key={group} title={t(`groups.${group}`)} links={links} />
      ))}
      {groups.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={t('noFunction', { words: words.trim() })}
          action={<Button onClick={() => setWords('')}>{t('showAll')}</Button>}
        >
          {t('noFunctionHow')}
        </EmptyState>
      )}
    </Screen>
  );
}
