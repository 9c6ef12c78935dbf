import type { Person } from '@gemba/contract/kit/person';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../../kit/ui/feedback/announce.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './DelegationScreen.module.css';
import { useListDelegationCandidates } from './use-list-delegation-candidates.ts';

type Props = { value: Person | undefined; onChange: (person: Person | undefined) => void };

/** Chooses a colleague by name. */
export function PersonSearch({ value, onChange }: Props) {
  const t = useTranslations('approvals');
  const [words, setWords] = useState('');
  const candidates = useListDelegationCandidates(useDeferredValue(words.trim()));
  const found = value || candidates.isPlaceholderData ? undefined : candidates.data?.items.length;
  useEffect(() => {
    if (found !== undefined) announce(t('peopleFound', { count: found }));
  }, [found, t]);
  if (value) {
    return (
      <List>
        <ListRow
          lead={<Avatar name={value.name} />}
          title={value.name}
          trailing={
            <Button small kind="text" onClick={() => onChange(undefined)}>
              {t('otherPerson')}
            </Button>
          }
        />
      </List>
    );
  }
  return (
    <>
      <SearchField label={t('findPerson')} value={words} onChange={setWords} />
      {candidates.isPending && <ListSkeleton rows={3} lead />}
      {candidates.isError && <Help tone="error">{t('peopleFailed')}</Help>}
      {candidates.data?.items.length === 0 && <Help>{t('nobodyFound')}</Help>}
      {candidates.data && candidates.data.items.length > 0 && (
        <div className={styles['people']}>
          <List aria-label={t('people')}>
            {candidates.data.items.map((person) => (
              <ListRow
                key={person.userId}
                lead={<Avatar name={person.name} />}
                title={person.name}
                onClick={() => onChange(person)}
              />
            ))}
          </List>
        </div>
      )}
    </>
  );
}
