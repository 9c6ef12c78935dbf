import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { ScanBar } from '../../kit/ui/input/ScanBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Strip } from '../../kit/ui/layout/Strip.tsx';
import { type OpenScanned, useListScan } from './use-list-scan.tsx';

type Props = { title: ReactNode; order: string; expects: string; onScan: OpenScanned };

/** After a posting the scanner is armed for the next order. */
export function PostedHeader({ title, order, expects, onScan }: Props) {
  const t = useTranslations('posting');
  const { last } = useListScan(onScan, (what) => t.rich('scanNextOrder', { what, code: asCode }));
  return (
    <Strip>
      <AppBar title={title} subtitle={<span className="code">{order}</span>} />
      <ScanBar expects={expects} last={last} />
    </Strip>
  );
}
