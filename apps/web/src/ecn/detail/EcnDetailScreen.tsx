import type { Ecn } from '@gemba/contract/ecn/ecn';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ContentSkeleton, ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconClock, IconOk, IconPart } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { EcnMissing } from '../EcnMissing.tsx';
import { EcnPartRow } from '../parts/EcnPartRow.tsx';
import { useChosenEcn } from '../use-chosen-ecn.ts';
import { useGetEcn } from '../use-get-ecn.ts';
import { useListEcnParts } from '../use-list-ecn-parts.ts';
import { Dispositions } from './Dispositions.tsx';
import styles from './EcnDetail.module.css';
import { EcnHead } from './EcnHead.tsx';
import { useEcnActs } from './use-ecn-acts.tsx';

/** One engineering change with everything to know before acting on it. */
export function EcnDetailScreen() {
  const t = useTranslations('ecn');
  const ecnNumber = useChosenEcn();
  const named = ecnNumber ? t('named', { ecnNumber }) : t('title');
  useTitle(named);
  const back = useBackTo('/engineering/ecn/list');
  const { data: ecn, error, isLoading, refetch } = useGetEcn(ecnNumber);
  const missing = !ecnNumber || ['ECN_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(error) ?? '');
  const { acts, sheet } = useEcnActs(ecn);
  return (
    <Screen
      header={
        <AppBar
          title={<span className="code">{named}</span>}
          subtitle={t('notice')}
          onBack={back}
          actions={<MenuButton label={t('menu')} items={acts} />}
        />
      }
      busy={isLoading}
      fill={!ecn && !isLoading}
    >
      {isLoading && <ContentSkeleton />}
      {missing && <EcnMissing ecnNumber={ecnNumber} />}
      {!missing && !ecn && error && <LoadError error={error} onRetry={refetch} />}
      {ecn && <EcnView ecn={ecn} onRefresh={refetch} />}
      {sheet}
    </Screen>
  );
}

function EcnView({ ecn, onRefresh }: { ecn: Ecn; onRefresh: () => Promise<unknown> }) {
  const t = useTranslations('ecn');
  const figures = useFigures();
  const parts = useListEcnParts(ecn.ecnNumber);
  const { originator, createdOn, closedOn, description } = ecn;
  return (
    <PullToRefresh onRefresh={() => Promise.all([onRefresh(), parts.refetch()])}>
      <div className={styles['parts']}>
        <EcnHead ecn={ecn} />
        <Dispositions ecn={ecn} parts={parts.hasNextPage ? undefined : parts.rows} />
        <Revised ecn={ecn} />
        <AffectedParts ecn={ecn} pages={parts} />
        <Fold title={t('more')}>
          {description && <p className={styles['description']}>{description}</p>}
          <KeyValueList
            facts={[
              { label: t('originator'), value: originator },
              { label: t('createdOn'), value: figures.day(createdOn) },
              { label: t('closedOn'), value: closedOn ? figures.day(closedOn) : t('nothing') },
            ]}
          />
        </Fold>
      </div>
    </PullToRefresh>
  );
}

/** The other parts are on a screen of their own. */
const SHOWN = 5;

type Props = { ecn: Ecn; pages: ReturnType<typeof useListEcnParts> };

function AffectedParts({ ecn: { ecnNumber, partCount }, pages }: Props) {
  const t = useTranslations('ecn');
  const { rows, error, isPending, refetch } = pages;
  const title = t('affected', { count: partCount });
  const href = `/engineering/ecn/parts?${new URLSearchParams({ ecnNumber })}`;
  return (
    <section>
      <SectionHeader title={title} action={partCount > 0 ? { label: t('allParts'), href } : undefined} />
      {isPending && <ListSkeleton rows={3} />}
      {!rows && error && <LoadError error={error} onRetry={refetch} />}
      {rows?.length === 0 && <EmptyState icon={IconPart} title={t('noParts')} />}
      {rows && rows.length > 0 && (
        <List aria-label={title}>
          {rows.slice(0, SHOWN).map((part) => (
            <EcnPartRow key={part.partNumber} part={part} />
          ))}
        </List>
      )}
    </section>
  );
}

/** Whether drawing and work instruction are updated. */
function Revised({ ecn: { drawRevised, wiRevised, wiWaitsFor } }: { ecn: Ecn }) {
  const t = useTranslations('ecn');
  return (
    <List aria-label={t('revisions')}>
      <Row done={drawRevised} title={t('drawRevised')} />
      <Row
        done={wiRevised}
        title={t('wiRevised')}
        sub={!wiRevised && wiWaitsFor ? t('waitsFor', { who: wiWaitsFor }) : undefined}
      />
    </List>
  );
}

function Row({ done, title, sub }: { done: boolean; title: string; sub?: string | undefined }) {
  const t = useTranslations('ecn');
  const tone = done ? 'ok' : 'warn';
  return (
    <ListRow
      lead={<IconTile icon={done ? IconOk : IconClock} tone={tone} />}
      title={title}
      sub={sub}
      value={
        <StatusTag tone={tone} plain>
          {t(done ? 'done' : 'pending')}
        </StatusTag>
      }
    />
  );
}
