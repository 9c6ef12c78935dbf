import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { companySetting } from '../auth/index.ts';
import { queries } from '../kit/client/queries.ts';
import { useStore } from '../kit/store/store.ts';
import { BarSubtitle } from '../kit/ui/bar-subtitle.ts';
import { Dock } from '../kit/ui/Dock.tsx';
import { Frame } from '../kit/ui/Frame.tsx';
import type { RenderLink } from '../kit/ui/link.tsx';
import { Rail } from '../kit/ui/Rail.tsx';
import { ScanSheet } from './ScanSheet.tsx';
import { shellLink } from './ShellLink.tsx';
import { TopBanner } from './TopBanner.tsx';
import { SCAN, useDestinations } from './use-destinations.ts';

/** Where every screen behind the login stands. */
export function SignedInFrame() {
  return (
    <QueryClientProvider client={queries}>
      <DrawnFrame />
    </QueryClientProvider>
  );
}

function DrawnFrame() {
  const { dock, rail, foot, onTab } = useDestinations();
  const [scanning, setScanning] = useState(false);
  const { companyName } = useStore(companySetting);

  const renderLink: RenderLink = (props) => {
    if (props.href !== SCAN) return shellLink(props);
    const { className, children } = props;
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setScanning(true)}>
        {children}
      </button>
    );
  };
  return (
    <Frame
      top={<TopBanner />}
      dock={onTab && <Dock items={dock} renderLink={renderLink} />}
      rail={<Rail items={rail} foot={foot} renderLink={renderLink} />}
    >
      <BarSubtitle value={companyName}>
        <Outlet />
      </BarSubtitle>
      <ScanSheet open={scanning} onClose={() => setScanning(false)} />
    </Frame>
  );
}
