import type { ReactNode } from 'react';
import { ScanBar } from '../../kit/ui/input/ScanBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Strip } from '../../kit/ui/layout/Strip.tsx';
import { type OpenScanned, useListScan } from './use-list-scan.tsx';

type Props = { title: ReactNode; order: string; expects: string; onScan: OpenScanned };

/** After a posting the scanner is armed for the next order. */
export function PostedHeader({ title, order, expects, onScan }: Props) {
  const { last } = useListScan(onScan);
  return (
    <Strip>
      <AppBar title={title} subtitle={<span className="code">{order}</span>} />
      <ScanBar expects={expects} last={last} />
    </Strip>
  );
}
