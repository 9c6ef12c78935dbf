import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Breakable } from '../../kit/text/Breakable.tsx';
import { classesOf } from '../../kit/ui/classes.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import styles from './OpenSourcePart.module.css';

const c = classesOf(styles);

interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Written by the build from the packages it really bundled. */
const loadPackages = async (): Promise<Package[]> => {
  const response = await fetch('/licences.json');
  if (!response.ok) throw new Error(`licences.json: ${response.status}`);
  return response.json();
};

export function OpenSourcePart() {
  const t = useTranslations('settings');
  const {
    data = [],
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['settings', 'packages'],
    queryFn: loadPackages,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section>
      <SectionHeader title={t('openSource')} />
      <Help>{t('openSourceHow')}</Help>
      {isPending && <ListSkeleton rows={6} />}
      {isError && <LoadFailed title={t('openSourceFailed')} onRetry={() => refetch()} />}
      {data.map(({ name, version, licence, text }) => (
        <details key={name} className={c('package')}>
          <summary className={c('summary')}>
            <span className={c('name')}>
              <Breakable text={`${name} ${version}`} />
            </span>
            <span className={c('licence')}>{licence}</span>
          </summary>
          <pre className={c('text')}>{text}</pre>
        </details>
      ))}
    </section>
  );
}
