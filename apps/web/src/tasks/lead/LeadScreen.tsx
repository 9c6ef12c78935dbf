import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { BoardView } from './BoardView.tsx';
import { CentreView } from './CentreView.tsx';
import { useGetLeadBoard } from './use-get-lead-board.ts';
import { useListWorkCentreTasks } from './use-list-work-centre-tasks.ts';

/** The work centres that I lead, or the tasks of one of them. */
export function LeadScreen() {
  const { wc = '' } = useSearch({ from: '/signedIn/report/lead' });
  return wc === '' ? <Board /> : <Centre key={wc} wc={wc} />;
}

function Board() {
  const t = useTranslations('tasks');
  useTitle(t('workCentres'));
  const back = useBackTo('/report');
  const { data, error, dataUpdatedAt, refetch } = useGetLeadBoard();
  return (
    <LoadedScreen query={{ data, refetch, error: data ? undefined : error }} title={t('workCentres')} onBack={back}>
      {(board) => (
        <BoardView
          board={board}
          isLive={!error}
          clockAhead={Date.parse(board.serverTime) - dataUpdatedAt}
          onBack={back}
          onRefresh={refetch}
        />
      )}
    </LoadedScreen>
  );
}

function Centre({ wc }: { wc: string }) {
  useTitle(wc);
  const back = useBackTo('/report/lead');
  const centre = useListWorkCentreTasks(wc);
  return (
    <LoadedScreen query={centre} title={<span className="code">{wc}</span>} onBack={back}>
      {(tasks) => <CentreView wc={wc} centre={tasks} onBack={back} onRefresh={centre.refetch} />}
    </LoadedScreen>
  );
}
