import { type Hit, LONGEST_SEARCH } from '@gemba/contract/search/find-everything';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../kit/form/use-typed.ts';
import { useBackTo } from '../kit/router/use-back-to.ts';
import { useStore } from '../kit/store/store.ts';
import { useTitle } from '../kit/text/use-title.ts';
import { EmptyState } from '../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../kit/ui/feedback/Skeleton.tsx';
import { IconBack, IconSearch } from '../kit/ui/icons.ts';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import { SearchField } from '../kit/ui/input/SearchField.tsx';
import { Screen } from '../kit/ui/layout/Screen.tsx';
import { Strip } from '../kit/ui/layout/Strip.tsx';
import { beginsWord } from './begins-word.ts';
import { FoundHits } from './FoundHits.tsx';
import { type FunctionHit, FunctionHits } from './FunctionHits.tsx';
import { LastOpened } from './LastOpened.tsx';
import { lastOpened } from './last-opened.ts';
import { openScanSheet } from './scan/scan-sheet.ts';
import styles from './search.module.css';
import { useFindEverything } from './use-find-everything.ts';
import { useFindNow } from './use-find-now.ts';
import { addressOfHit } from './use-hit-view.ts';

const FUNCTIONS_AT_MOST = 6;

/** One search for everything. Enter opens the thing whose number was typed. */
export function SearchScreen({ functions }: { functions: readonly FunctionHit[] }) {
  const t = useTranslations('search');
  useTitle(t('title'));
  const navigate = useNavigate();
  const back = useBackTo('/navigation');
  const { q = '' } = useSearch({ from: '/signedIn/search' });
  const change = (words: string) => void navigate({ to: '/search', search: { q: words.trim() }, replace: true });
  const [typed, setTyped] = useTyped(q, change);
  const [recent] = useState(lastOpened);
  const opened = useStore(recent);
  const query = useFindEverything(q);
  const findNow = useFindNow();
  const words = q.trim();
  const named = functions.filter(({ label }) => beginsWord([label], words));
  const others = functions.filter((one) => !named.includes(one));
  const fitting = words === '' ? [] : [...named, ...others].slice(0, FUNCTIONS_AT_MOST);
  const isNamed = named.length > 0;
  const functionHits = fitting.length > 0 && <FunctionHits functions={fitting} typed={words} />;

  const open = (hit: Hit, href: `/${string}`) => {
    recent.add(hit);
    void navigate({ href });
  };
  const submit = async () => {
    if (typed.trim() === '') return;
    const exact = (await findNow(typed).catch(() => [])).filter((hit) => hit.exact);
    const [only] = exact;
    if (only && exact.length === 1) open(only, addressOfHit(only));
    else change(typed);
  };
  const { data } = query;
  return (
    <Screen
      header={
        <Strip>
          <header className={styles['top']}>
            <h1 className={styles['heading']}>{t('title')}</h1>
            <IconButton icon={IconBack} label={t('back')} onClick={back} />
            <div className={styles['field']}>
              <SearchField
                code
                focused
                label={t('placeholder')}
                value={typed}
                maxLength={LONGEST_SEARCH}
                onChange={setTyped}
                onSubmit={() => void submit()}
                onScan={openScanSheet}
              />
            </div>
          </header>
        </Strip>
      }
      busy={words !== '' && query.isFetching}
    >
      {words === '' && <LastOpened opened={opened} onOpen={recent.add} onClear={recent.clear} />}
      {words !== '' && query.isPending && <ListSkeleton rows={5} />}
      {words !== '' && query.error && !data && <LoadError error={query.error} onRetry={query.refetch} />}
      {words !== '' && data && (
        <FoundHits found={data} typed={words} onOpen={open} onFollow={recent.add} functions={isNamed && functionHits} />
      )}
      {!(data && isNamed) && functionHits}
      {words !== '' && data?.hits.length === 0 && fitting.length === 0 && !query.isPlaceholderData && (
        <EmptyState icon={IconSearch} title={t('nothing', { words })} how={t('nothingHow')} />
      )}
    </Screen>
  );
}
