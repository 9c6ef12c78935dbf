import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useScanFeedback } from '../../kit/scan/use-scan-feedback.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';

type Props = {
  title: string;
  /** What may be scanned. */
  expects: string;
  /** What may be typed. */
  label: string;
  q: string;
  onQuery: (words: string) => void;
  /** Opens what was scanned; `false` where there is nothing like it. */
  onScan: (code: string) => Promise<boolean>;
  refresh: () => Promise<unknown>;
  menu?: ReactNode;
  children: ReactNode;
};

const LONGEST = 80;

/** A list that is searched by typing and opened by a scan: its scanner is always armed. */
export function ScanListScreen(props: Props) {
  const { title, expects, label, q, onQuery, onScan, refresh, menu, children } = props;
  const t = useTranslations('posting');
  useTitle(title);
  const back = useBackTo('/warehouse');
  const [typed, setTyped] = useTyped(q, onQuery);
  const { last, tell } = useScanFeedback();
  const scan = async (scanned: string) => {
    const code = scanned.trim().toUpperCase();
    if (code === '') return;
    const taken = await onScan(code).catch(() => false);
    tell({
      accepted: taken,
      what: taken ? <span className="code">{code}</span> : t.rich('scanUnknown', { what: code, code: asCode }),
    });
  };
  useWedge((code) => void scan(code));
  return (
    <Screen
      header={
        <Strip>
          <AppBar title={title} onBack={back} actions={menu} />
          <ScanBar expects={expects} last={last} />
        </Strip>
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <SearchArea>
          <SearchField
            label={label}
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
            // A scanner types into the field as well, and ends with Enter.
            onSubmit={(words) => void scan(words)}
          />
        </SearchArea>
        {children}
      </PullToRefresh>
    </Screen>
  );
}
