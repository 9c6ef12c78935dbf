import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Posting,
  type PostingForm,
  PostingNotice,
  PostingSheets,
  TypeCodeSheet,
  useOpenLine,
} from '../../inventory/index.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { HeaderFold } from './HeaderFold.tsx';
import { ReceiveBar } from './ReceiveBar.tsx';
import styles from './ReceiveForm.module.css';
import { ReceiveLineCard } from './ReceiveLineCard.tsx';
import { firstDayOf, isNa, type ReceiveLine } from './receive-line.ts';
import { type HeaderField, type Typed, type TypedLine, typedOf } from './typed.ts';
import { useReceiveScan } from './use-receive-scan.tsx';

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  lines: readonly ReceiveLine[];
  form: PostingForm<Typed>;
  posting: Posting;
  /** Sends what was entered. */
  onReceive: () => unknown;
  warehouse: string;
  /** Where lines come to different warehouses. */
  warehouseOf?: (line: ReceiveLine) => string | undefined;
  today: string;
  kind: 'po' | 'wo';
  mayInspect: boolean;
  headerFields: readonly HeaderField[];
  receivers?: ReceivablePurchaseOrder['openReceivers'];
  photosOf: string;
  /** The part whose line is open at first. */
  firstPart?: string | undefined;
  /** What somebody should know before the first line. */
  notices?: ReactNode;
};

/** Receiving, whatever paper it is for: the scanner on top, the lines, one button at the bottom. */
export function ReceiveForm(props: Props) {
  const { lines, form, posting, onReceive, warehouse, today, kind, mayInspect, photosOf, notices } = props;
  const t = useTranslations('receiving');
  const [typing, setTyping] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const locked = posting.unknown || posting.busy;
  const first = lines.find(({ part }) => part === props.firstPart) ?? (lines.length === 1 ? lines[0] : undefined);
  const {
    open: openItem,
    setOpen,
    toggle,
  } = useOpenLine({
    first: first?.itemNumber,
    attempt: form.attempt,
    wrong: lines.find(({ itemNumber }) => form.isWrong(itemNumber))?.itemNumber,
    body,
  });
  const writeLine = ({ itemNumber }: ReceiveLine, line: TypedLine) =>
    form.write({ lines: { ...form.typed.lines, [itemNumber]: line } });
  const open = lines.find(({ itemNumber }) => itemNumber === openItem);
  const { last, scan } = useReceiveScan({
    lines,
    typedOf: (line) => typedOf(form.typed, line),
    onChange: writeLine,
    open,
    onOpen: ({ itemNumber }) => setOpen(itemNumber),
    locked,
  });

  const goods = lines.filter((line) => !isNa(line));
  const services = lines.filter(isNa);
  const card = (line: ReceiveLine) => (
    <ReceiveLineCard
      key={line.itemNumber}
      line={line}
      typed={typedOf(form.typed, line)}
      onChange={(typed) => writeLine(line, typed)}
      errorAt={(field) => form.errorAt(`${line.itemNumber}${field}`)}
      wrong={form.isWrong(line.itemNumber)}
      lacks={form.lacks(line.itemNumber)}
      open={line.itemNumber === openItem}
      onToggle={() => toggle(line.itemNumber)}
      warehouse={props.warehouseOf?.(line) ?? warehouse}
      {...{ mayInspect, kind, photosOf }}
    />
  );
  const nothing = form.errorAt('form');
  return (
    <Screen
      header={
        <Strip>
          <AppBar title={props.title} subtitle={props.subtitle} onBack={props.onBack} actions={props.actions} />
          <ScanBar expects={t('scanExpects')} last={last} onType={() => setTyping(true)} />
        </Strip>
      }
      footer={
        <ReceiveBar
          lines={lines}
          form={form}
          posting={posting}
          onReceive={() => (form.mayGo() ? onReceive() : undefined)}
        />
      }
    >
      <div ref={body} className={styles['lines']}>
        <PostingNotice
          posting={posting}
          saidElsewhere={form.saidAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <div className={styles['lines']} inert={locked}>
          {notices}
          {nothing && (
            <div data-wrong tabIndex={-1}>
              <Help tone="error">{nothing}</Help>
            </div>
          )}
          {goods.map(card)}
          {services.length > 0 && <SectionHeader title={t('services')} note={goods.length > 0 && t('servicesNote')} />}
          {services.map(card)}
          <HeaderFold
            fields={props.headerFields}
            header={form.typed.header}
            onChange={(header) => form.write({ header })}
            errorAt={form.errorAt}
            today={today}
            firstDay={firstDayOf(lines)}
            {...(props.receivers && { receivers: props.receivers })}
            receiverNumber={form.typed.receiverNumber}
            onReceiver={(receiverNumber) => form.write({ receiverNumber })}
          />
        </div>
      </div>
      <PostingSheets posting={posting} anyway={t('receiveAnyway')} />
      <TypeCodeSheet open={typing} onClose={() => setTyping(false)} label={t('scanExpects')} onCode={scan} />
    </Screen>
  );
}
