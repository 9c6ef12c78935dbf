import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isDayRefused } from '../../kit/client/is-day-refused.ts';
import type { List } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { Cards } from '../../kit/frames/DocumentScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconPrint, IconShare } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { NoSuchDay } from './NoSuchDay.tsx';
import { type Printed, PrintedStatement } from './PrintedStatement.tsx';
import { SharedOnNote } from './SharedOnNote.tsx';
import styles from './StatementScreen.module.css';
import { shareLink } from './share-link.ts';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  isPlaceholderData: boolean;
  list: List;
};

type Props<Data> = {
  title: string;
  query: Query<Data>;
  /** The period and the currency. */
  days: (data: Data) => string;
  /** The days of the comparison; null where there is none. */
  comparedWith: (data: Data) => string | null;
  /** The day of the link that was opened. */
  sharedOn: string | undefined;
  /** The address that opens the same with the day on which it is shared. */
  addressOn: (day: string) => string;
  onToday: () => void;
  renderControls: (data: Data) => ReactNode;
  printed: (data: Data) => Printed;
  renderFooter?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A statement of the books: its period, its figures, and the ways to take it along. */
export function StatementScreen<Data extends { today: string }>(props: Props<Data>) {
  const { title, query, sharedOn, onToday, renderFooter } = props;
  const t = useTranslations('accounting.statement');
  useTitle(title);
  const back = useBackTo('/navigation');
  const share = async ({ today }: Data) => {
    if (await shareLink(props.addressOn(today))) showToast(t('copied'));
  };
  return (
    <LoadedScreen
      query={query}
      title={title}
      onBack={back}
      empty={isDayRefused(query.error) && <NoSuchDay sharedOn={sharedOn} onToday={onToday} />}
    >
      {(data: Data) => (
        <Screen
          busy={query.isPlaceholderData}
          header={
            <AppBar
              title={title}
              subtitle={props.days(data)}
              onBack={back}
              actions={
                <>
                  <IconButton
                    icon={IconShare}
                    label={t('share')}
                    disabled={query.isPlaceholderData}
                    onClick={() => void share(data)}
                  />
                  <ListMenu
                    list={query.list}
                    items={[{ key: 'print', label: t('print'), icon: IconPrint, onSelect: printSoon }]}
                  />
                </>
              }
            />
          }
          footer={renderFooter?.(data)}
        >
          <PullToRefresh onRefresh={query.refetch}>
            <SearchArea>
              {props.renderControls(data)}
              <ComparedWith days={props.comparedWith(data)} />
            </SearchArea>
            <Cards>
              <SharedOnNote sharedOn={sharedOn} onToday={onToday} />
              {props.children(data)}
            </Cards>
          </PullToRefresh>
          <PrintedStatement
            title={title}
            days={props.days(data)}
            sharedOn={sharedOn}
            printed={() => props.printed(data)}
          />
        </Screen>
      )}
    </LoadedScreen>
  );
}

function ComparedWith({ days }: { days: string | null }) {
  const t = useTranslations('accounting.statement');
  return days && <p className={styles['compared']}>{t('comparedWith', { days })}</p>;
}

/** The menu's sheet closes first: a dialog that is open would be printed. */
const printSoon = () => void setTimeout(() => window.print(), 400);
