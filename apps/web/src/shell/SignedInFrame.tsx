import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { companySetting, usePerson } from '../auth/index.ts';
import { severalCompanies, useGetCompanyLook } from '../companies/index.ts';
import { queries } from '../kit/client/queries.ts';
import { FoundElsewhere } from '../kit/frames/found-elsewhere.ts';
import { keepApp } from '../kit/offline/keep-app.ts';
import { useStore } from '../kit/store/store.ts';
import { ensureTexts, type Namespace } from '../kit/text/catalogues.ts';
import type { RenderLink } from '../kit/ui/input/link.tsx';
import { BarSearch, BarSubtitle } from '../kit/ui/layout/bar-context.ts';
import { Dock } from '../kit/ui/layout/Dock.tsx';
import { Frame } from '../kit/ui/layout/Frame.tsx';
import { Rail } from '../kit/ui/layout/Rail.tsx';
import { ShapeOfScreen } from '../kit/ui/layout/screen-shape.ts';
import { functionAt } from './functions.ts';
import './router/PendingScreen.tsx';
import { openScanSheet } from '../search/index.ts';
import { useActionsAhead } from './quick-actions/use-actions-ahead.ts';
import { lazyScreen } from './router/lazy-screen.ts';
import { loadAhead } from './router/load-ahead.ts';
import { shellLink } from './router/ShellLink.tsx';
import { useNotedOpenings } from './router/use-noted-openings.ts';
import { SearchButton } from './SearchButton.tsx';
import { TopBanner } from './TopBanner.tsx';
import { SCAN, useDestinations } from './use-destinations.ts';

/** A part that comes after the first screen. Without a network it comes with the next page that is loaded. */
const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, texts: readonly Namespace[]) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), ensureTexts(...texts)]);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });

const ScanReader = lazyPart(
  async () => (await import('../search/scan/ScanReader.tsx')).ScanReader,
  ['search', 'orders', 'inventory', 'posting'],
);
const Elsewhere = lazyPart(
  async () => (await import('../search/FoundElsewhere.tsx')).FoundElsewhere,
  ['search', 'orders'],
);

const offerElsewhere = (words: string) => <Elsewhere words={words} />;

/** No screen comes before the bar: it would take a badge for a part. */
const TerminalBar = lazy(() =>
  lazyScreen({
    texts: ['terminal'],
    load: async () => (await import('../auth/terminal/TerminalBar.tsx')).TerminalBar,
  }),
);
const WaitingTerminal = lazy(() =>
  lazyScreen({
    texts: ['terminal'],
    load: async () => (await import('../auth/terminal/WaitingTerminal.tsx')).WaitingTerminal,
  }),
);

/** Where every screen behind the login stands. */
export function SignedInFrame() {
  useEffect(() => keepApp(() => loadAhead('/search')), []);
  useNotedOpenings();
  return (
    <QueryClientProvider client={queries}>
      <DrawnFrame />
    </QueryClientProvider>
  );
}

function DrawnFrame() {
  const { terminal } = usePerson();
  if (terminal?.present === false)
    return (
      <Frame>
        <WaitingTerminal />
      </Frame>
    );
  return <FrameOfPerson atTerminal={terminal !== null} />;
}

function FrameOfPerson({ atTerminal }: { atTerminal: boolean }) {
  useGetCompanyLook();
  useActionsAhead();
  const { dock, rail, foot, onTab, withRail } = useDestinations();
  const { companyName } = useStore(companySetting);
  const isNamed = useStore(severalCompanies);
  const shape = useRouterState({ select: ({ location }) => functionAt(location.pathname)?.shape ?? 'rows' });

  const renderLink: RenderLink = (props) => {
    if (props.href !== SCAN) return shellLink(props);
    const { className, children } = props;
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={openScanSheet}>
        {children}
      </button>
    );
  };
  return (
    <Frame
      top={
        <>
          {atTerminal && <TerminalBar />}
          <TopBanner />
        </>
      }
      dock={onTab && <Dock items={dock} renderLink={renderLink} />}
      rail={withRail && <Rail items={rail} foot={foot} renderLink={renderLink} />}
    >
      <BarSubtitle value={isNamed && companyName}>
        <BarSearch value={<SearchButton />}>
          <ShapeOfScreen value={shape}>
            <FoundElsewhere value={offerElsewhere}>
              <Outlet />
            </FoundElsewhere>
          </ShapeOfScreen>
        </BarSearch>
      </BarSubtitle>
      <Suspense>
        <ScanReader />
      </Suspense>
    </Frame>
  );
}
