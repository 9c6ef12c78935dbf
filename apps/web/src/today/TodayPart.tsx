import type { JobKind, Today } from '@gemba/contract/today/job';
import { useTranslations } from 'use-intl';
import { ensureTexts } from '../kit/text/catalogues.ts';
import { ListSkeleton } from '../kit/ui/feedback/Skeleton.tsx';
import { IconOk } from '../kit/ui/icons.ts';
import { Card } from '../kit/ui/layout/Card.tsx';
import { SectionHeader } from '../kit/ui/layout/SectionHeader.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { optionalPart } from '../kit/ui/optional-part.ts';
import { JobItem } from './JobItem.tsx';
import { allOf } from './shown-tiles.ts';
import { TodayNumbers } from './TodayNumbers.tsx';
import styles from './TodayPart.module.css';
import { useAsOf } from './use-as-of.ts';
import { useGetToday } from './use-get-today.ts';

const NEXT = 3;

/** Few have a deputy: its code and its words are read where there is something to show. */
const DecidedForMe = optionalPart(async () => {
  const [{ DecidedForMePart }] = await Promise.all([import('../approvals/index.ts'), ensureTexts('approvals')]);
  return DecidedForMePart;
});

type Props = {
  /** A kind that the start screen shows by itself. */
  without?: JobKind | undefined;
};

/** On the start screen: the numbers of today, and the next three jobs. Without an answer it takes no room. */
export function TodayPart({ without }: Props) {
  const query = useGetToday();
  const { data } = query;
  if (!data) return query.isPending ? <ListSkeleton rows={NEXT} /> : null;
  const today = without === undefined ? data : withoutKind(data, without);
  return (
    <>
      <Numbers today={today} failed={query.isError} />
      {/* With others left, which the start screen shows by itself, not all is done. */}
      {(today.jobs.length > 0 || data.jobs.length === 0) && <NextJobs today={today} />}
      <Decided decided={today.decidedForMe} />
    </>
  );
}

const withoutKind = ({ tiles, jobs, ...rest }: Today, without: JobKind): Today => ({
  ...rest,
  tiles: tiles.filter(({ kind }) => kind !== without),
  jobs: jobs.filter(({ kind }) => kind !== without),
});

function Numbers({ today: { tiles, asOf }, failed }: { today: Today; failed: boolean }) {
  const t = useTranslations('today');
  const told = useAsOf(asOf, failed);
  return (
    <section>
      <SectionHeader title={t('today')} note={told} />
      <TodayNumbers tiles={tiles} />
    </section>
  );
}

function Decided({ decided: { decisions, count, more } }: { decided: Today['decidedForMe'] }) {
  const t = useTranslations('today');
  if (decisions.length === 0) return null;
  const label = t(more ? 'allMore' : 'all', { count: String(count) });
  return <DecidedForMe decisions={decisions} action={{ label, href: '/delegation' }} />;
}

function NextJobs({ today: { tiles, jobs } }: { today: Today }) {
  const t = useTranslations('today');
  const { count, more } = allOf(tiles);
  if (jobs.length === 0)
    return (
      <Card pad>
        <p className={styles['done']}>
          <IconOk size={20} />
          {t('done')}
        </p>
      </Card>
    );
  return (
    <section>
      <SectionHeader
        title={t('next')}
        action={{ label: t(more ? 'allMore' : 'all', { count: String(count) }), href: '/home' }}
      />
      <List aria-label={t('next')}>
        {jobs.slice(0, NEXT).map((job, index) => (
          <JobItem key={`${job.kind} ${job.orderType ?? ''} ${job.number}`} job={job} first={index === 0} />
        ))}
      </List>
    </section>
  );
}
