import { type BoardCentre, CENTRE_STATES, type LeadBoard } from '@gemba/contract/tasks/lead/lead-board';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { useNow } from '../../kit/ui/figures/use-now.ts';
import { type Icon, IconHold, IconOffline, IconPeople, IconProblem, IconStart } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { useDurations } from '../use-durations.ts';
import { type Assigned, AssignSheet } from './AssignSheet.tsx';
import { CentreCard } from './CentreCard.tsx';

type State = BoardCentre['state'];

const pictures: Record<State, Icon> = {
  LATE: IconProblem,
  IDLE: IconHold,
  OFFLINE: IconOffline,
  RUNNING: IconStart,
};

type Props = {
  board: LeadBoard;
  isLive: boolean;
  clockAhead: number;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
};

/** The people at work, on what and since when; whatever needs the lead comes first. */
export function BoardView({ board, isLive, clockAhead, onBack, onRefresh }: Props) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const [only, setOnly] = useState<State>();
  const [assigned, setAssigned] = useState<Assigned>();
  const now = useNow() + clockAhead;
  const { workCentres, serverTime } = board;
  const shown = workCentres.filter(({ state }) => only === undefined || state === only);
  const needs = shown.filter(({ state }) => state !== 'RUNNING');
  const running = shown.filter(({ state }) => state === 'RUNNING');
  const chips = [
    { value: 'ALL' as const, label: t('allCentres', { count: workCentres.length }) },
    ...CENTRE_STATES.map((state) => ({
      value: state,
      label: t('centresIn', {
        state: t(`centreStates.${state}`),
        count: workCentres.filter((centre) => centre.state === state).length,
      }),
      icon: pictures[state],
    })),
  ];
  const cards = (centres: readonly BoardCentre[]) =>
    centres.map((centre) => <CentreCard key={centre.wc} centre={centre} now={now} onAssign={setAssigned} />);
  return (
    <DocumentScreen
      title={t('workCentres')}
      onBack={onBack}
      actions={
        isLive ? (
          <StatusTag tone="ok">{t('live')}</StatusTag>
        ) : (
          <StatusTag tone="warn" icon={IconOffline}>
            {t('asOf', { time: figures.time(serverTime) })}
          </StatusTag>
        )
      }
      onRefresh={onRefresh}
      sheets={<AssignSheet assigned={assigned} onClose={() => setAssigned(undefined)} />}
    >
      {workCentres.length === 0 && (
        <EmptyState icon={IconPeople} title={t('leadsNothing')} how={t('leadsNothingHow')} />
      )}
      {workCentres.length > 0 && (
        <FilterChips
          label={t('state')}
          chips={chips}
          chosen={[only ?? 'ALL']}
          onToggle={(value) => setOnly(value === 'ALL' || value === only ? undefined : value)}
        />
      )}
      {needs.length > 0 && <SectionHeader title={t('needsYou')} />}
      {cards(needs)}
      {running.length > 0 && <SectionHeader title={t('status.RUNNING')} />}
      {cards(running)}
      {only === undefined && <FreePeople board={board} now={now} />}
    </DocumentScreen>
  );
}

function FreePeople({ board: { idleWorkers }, now }: { board: LeadBoard; now: number }) {
  const t = useTranslations('tasks');
  const durations = useDurations();
  if (idleWorkers.length === 0) return null;
  return (
    <ListSection title={t('free')}>
      {idleWorkers.map(({ worker, wcs, since }) => (
        <ListRow
          key={worker.employeeId}
          lead={<Avatar name={worker.name} />}
          title={worker.name}
          sub={<span className="code">{wcs.join(' · ')}</span>}
          value={since === null ? undefined : durations((now - Date.parse(since)) / 1000, { inDays: true })}
        />
      ))}
    </ListSection>
  );
}
