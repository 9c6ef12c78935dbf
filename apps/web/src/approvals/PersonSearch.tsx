import type { Person } from '@gemba/contract/approvals/person';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../kit/ui/Avatar.tsx';
import { announce } from '../kit/ui/announce.ts';
import { Button } from '../kit/ui/Button.tsx';
import { Help } from '../kit/ui/Help.tsx';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { SearchField } from '../kit/ui/SearchField.tsx';
import { ListSkeleton } from '../kit/ui/Skeleton.tsx';
import styles from './DelegationScreen.module.css';
import { useCandidates } from './use-delegations.ts';

type Props = { value: Person | undefined; onChange: (person: Person | undefined) => void };

/** Chooses a colleague by name. */
export function PersonSearch({ value, onChange }: Props) {
  const t = useTranslations('approvals');
  const [words, setWords] = useState('');
  const candidates = useCandidates(useDeferredValue(words.trim()));
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
