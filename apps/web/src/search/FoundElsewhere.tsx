import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { HitSection } from './HitSection.tsx';
import styles from './search.module.css';
import { queryOf } from './use-find-everything.ts';

const NOTHING_TO_DO = () => undefined;

/** A number that a list does not hold may be that of another kind: it is offered where the list says that nothing fits. */
export function FoundElsewhere({ words }: { words: string }) {
  const t = useTranslations('search');
  const { data } = useQuery(queryOf(words.trim()));
  const exact = data?.hits.filter((hit) => hit.exact) ?? [];
  if (exact.length === 0) return null;
  return (
    <div className={styles['elsewhere']}>
      <HitSection title={t('exact')} hits={exact} typed={words} onOpen={NOTHING_TO_DO} />
    </div>
  );
}
