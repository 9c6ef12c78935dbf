import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/receivable-purchase-orders';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Posting, PostingNotice, PostingSheets, TypeCodeSheet } from '../../inventory/index.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SectionHeader } from '../../kit/ui/SectionHeader.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { HeaderFold } from './HeaderFold.tsx';
import { ReceiveBar } from './ReceiveBar.tsx';
import styles from './ReceiveForm.module.css';
import { ReceiveLineCard } from './ReceiveLineCard.tsx';
import { isNa, type ReceiveLine } from './receive-line.ts';
import { type HeaderField, typedOf } from './typed.ts';
import type { ReceiveFormState } from './use-receive-form.ts';
import { useReceiveScan } from './use-receive-scan.tsx';

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  lines: readonly ReceiveLine[];
  form: ReceiveFormState;
  posting: Posting;
  /** Sends what was entered. */
  onReceive: () => unknown;
  warehouse: string;
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
  const [openItem, setOpenItem] = useState(
    () => (lines.find(({ part }) => part === props.firstPart) ?? (lines.length === 1 ? lines[0] : undefined))?.itemNumber,
  );
  const [typing, setTyping] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const locked = posting.unknown || posting.busy;
  const open = lines.find(({ itemNumber }) => itemNumber === openItem);
  const { last, scan } = useReceiveScan({
    lines,
    typedOf: (line) => typedOf(form.typed, line),
    onChange: form.writeLine,
    open,
    onOpen: ({ itemNumber }) => setOpenItem(itemNumber),
    locked,
  });

  // Pressed too early, or refused: the first wrong line opens, and what is wrong in it has the focus.
  const { tried, refusedAt } = form;
  const wrongItem = lines.find(form.isWrong)?.itemNumber;
  const [shownFor, setShownFor] = useState<string>();
  const attempt = `${tried} ${refusedAt ?? ''}`;
  if ((tried > 0 || refusedAt) && shownFor !== attempt) {
    setShownFor(attempt);
    if (wrongItem !== undefined) setOpenItem(wrongItem);
  }
  useEffect(() => {
    if (shownFor === undefined) return;
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] button, [data-wrong]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
    if (wrong) navigator.vibrate?.(80);
  }, [shownFor]);

  const submit = () => {
    form.tryNow();
    return form.faults.size === 0 ? onReceive() : undefined;
  };
  const goods = lines.filter((line) => !isNa(line));
  const services = lines.filter(isNa);
  const card = (line: ReceiveLine) => (
    <ReceiveLineCard
      key={line.itemNumber}
      line={line}
      typed={typedOf(form.typed, line)}
      onChange={(typed) => form.writeLine(line, typed)}
      errorAt={(field) => form.errorAt(`${line.itemNumber}${field}`)}
      wrong={form.isWrong(line)}
      open={line.itemNumber === openItem}
      onToggle={() => setOpenItem(line.itemNumber === openItem ? undefined : line.itemNumber)}
      {...{ warehouse, mayInspect, kind, photosOf }}
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
      footer={<ReceiveBar lines={lines} form={form} posting={posting} onReceive={submit} />}
    >
      <div ref={body} className={styles['lines']} inert={locked}>
        <PostingNotice
          posting={posting}
          saidElsewhere={form.saidAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        {notices}
        {nothing && <Help tone="error">{nothing}</Help>}
        {goods.map(card)}
        {services.length > 0 && <SectionHeader title={t('services')} note={goods.length > 0 && t('servicesNote')} />}
        {services.map(card)}
        <HeaderFold
          fields={props.headerFields}
          header={form.typed.header}
          onChange={(header) => form.write({ header })}
          errorAt={form.errorAt}
          today={today}
          {...(props.receivers && { receivers: props.receivers })}
          receiverNumber={form.typed.receiverNumber}
          onReceiver={(receiverNumber) => form.write({ receiverNumber })}
        />
      </div>
      <PostingSheets posting={posting} anyway={t('receiveAnyway')} />
      <TypeCodeSheet
        open={typing}
        onClose={() => setTyping(false)}
        label={t('scanExpects')}
        onCode={(code) => void scan(code)}
      />
    </Screen>
  );
}
