import type { Printer } from '@gemba/contract/labels/printers/printer';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconList, IconPrint } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { useListPrinters } from './use-list-printers.ts';

const AddPrinterSheet = lazy(async () => ({ default: (await import('./AddPrinterSheet.tsx')).AddPrinterSheet }));
const ChangePrinterSheet = lazy(async () => ({
  default: (await import('./ChangePrinterSheet.tsx')).ChangePrinterSheet,
}));

/** The label printers of the company, those that were given up too. */
export function PrintersScreen() {
  const t = useTranslations('administration');
  useTitle(t('printers.title'));
  const back = useBackTo('/admin');
  const query = useListPrinters();
  return (
    <LoadedScreen query={query} title={t('printers.title')} onBack={back}>
      {({ printers, reachesPrinters }) => (
        <PrinterList printers={printers} reaches={reachesPrinters} onBack={back} onRefresh={query.refetch} />
      )}
    </LoadedScreen>
  );
}

type Props = {
  printers: readonly Printer[];
  reaches: boolean;
  onBack: () => void;
  onRefresh: () => Promise<unknown>;
};

function PrinterList({ printers, reaches, onBack, onRefresh }: Props) {
  const t = useTranslations('administration');
  const [open, setOpen] = useState<Printer | 'new'>();
  const close = () => setOpen(undefined);
  const add = (
    <IconButton icon={IconAdd} label={t('printers.add')} aria-haspopup="dialog" onClick={() => setOpen('new')} />
  );
  return (
    <Screen stack header={<AppBar title={t('printers.title')} onBack={onBack} actions={add} />}>
      <PullToRefresh onRefresh={onRefresh}>
        {printers.length === 0 ? (
          <EmptyState icon={IconPrint} title={t('printers.none')} how={t('printers.noneHow')} />
        ) : (
          <List aria-label={t('printers.title')}>
            {printers.map((printer) => (
              <PrinterRow key={printer.printerId} printer={printer} onOpen={() => setOpen(printer)} />
            ))}
          </List>
        )}
      </PullToRefresh>
      {printers.length > 0 && (
        <List>
          <ListRow href="/label/jobs" lead={<IconTile icon={IconList} />} title={t('printers.jobs')} />
        </List>
      )}
      <Suspense>
        {open === 'new' && <AddPrinterSheet reaches={reaches} onClose={close} />}
        {open && open !== 'new' && <ChangePrinterSheet printer={open} reaches={reaches} onClose={close} />}
      </Suspense>
    </Screen>
  );
}

function PrinterRow({ printer, onOpen }: { printer: Printer; onOpen: () => void }) {
  const t = useTranslations('administration');
  const { name, place, width, height, dpi, host, active, waiting, failed } = printer;
  const size = t('printers.size', { width: String(width), height: String(height), dpi: String(dpi) });
  return (
    <ListRow
      chevron
      onClick={onOpen}
      title={name}
      sub={[place, size, host ?? t('printers.byDevice')].filter(Boolean).join(' · ')}
      chips={
        (!active || waiting > 0 || failed > 0) && (
          <>
            {!active && (
              <StatusTag tone="idle" shape="cross">
                {t('givenUp')}
              </StatusTag>
            )}
            {waiting > 0 && (
              <StatusTag tone="warn" shape="clock">
                {t('printers.waiting', { count: waiting })}
              </StatusTag>
            )}
            {failed > 0 && (
              <StatusTag tone="bad" shape="cross">
                {t('printers.failed', { count: failed })}
              </StatusTag>
            )}
          </>
        )
      }
    />
  );
}
