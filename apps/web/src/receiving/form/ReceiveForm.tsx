import { isZero, sumPlain } from '@gemba/contract/kit/fixed-point';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PinnedLocation, PostingSheets } from '../../inventory/index.ts';
import { firstLine } from '../../kit/form/first-line.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { useOpenLine } from '../../kit/form/use-open-line.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconReceive } from '../../kit/ui/icons.ts';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { HeaderFold } from './HeaderFold.tsx';
import type { ReceiveKind } from './line-props.ts';
import { ReceiveLineCard } from './ReceiveLineCard.tsx';
import { firstDayOf, isNa, type ReceiveLine } from './receive-line.ts';
import { type HeaderField, isTouched, keepLocation, type Typed, type TypedLine, typedOf } from './typed.ts';
import { useReceiveScan } from './use-receive-scan.tsx';

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  lines: readonly ReceiveLine[];
  form: Form<Typed>;
  posting: Posting;
  /** Sends the entered values. */
  onReceive: () => unknown;
  warehouse: string;
  /** For lines that come to different warehouses. */
  warehouseOf?: (line: ReceiveLine) => string | undefined;
  today: string;
  kind: ReceiveKind;
  mayInspect: boolean;
  headerFields: readonly HeaderField[];
  receivers?: ReceivablePurchaseOrder['openReceivers'];
  photosOf: string;
  /** The part whose line is open at first. */
  firstPart?: string | undefined;
  /** The goods go there, unless another location is chosen; empty where none is kept. */
  kept: string;
  onKeep: (location: string) => void;
  /** Shown above the first line. */
  notices?: ReactNode;
};

/** Receives goods against any document. */
export function ReceiveForm(props: Props) {
  const { lines, form, posting, onReceive, warehouse, today, kind, mayInspect, photosOf, notices, kept } = props;
  const t = useTranslations('receiving');
  const figures = useFigures();
  const locked = posting.unknown || posting.busy;
  const {
    open: openItem,
    setOpen,
    toggle,
  } = useOpenLine({
    form,
    lines: lines.map(({ itemNumber }) => itemNumber),
    first: firstLine(lines, props.firstPart)?.itemNumber,
  });
  const writeLine = ({ itemNumber }: ReceiveLine, line: TypedLine) =>
    form.write({ lines: { ...form.typed.lines, [itemNumber]: line } });
  const open = lines.find(({ itemNumber }) => itemNumber === openItem);
  const typedLine = (line: ReceiveLine) => typedOf(form.typed, line, kept);
  const { last, scan } = useReceiveScan({
    lines,
    typedOf: typedLine,
    onChange: writeLine,
    open,
    onOpen: ({ itemNumber }) => setOpen(itemNumber),
    onKeep: (location) => {
      props.onKeep(location);
      // Without a line to change, there is nothing to keep as a draft.
      if (Object.keys(form.typed.lines).length > 0) form.write({ lines: keepLocation(form.typed, lines, location) });
    },
    locked,
  });

  const goods = lines.filter((line) => !isNa(line));
  const services = lines.filter(isNa);
  const card = (line: ReceiveLine) => (
    <ReceiveLineCard
      key={line.itemNumber}
      line={line}
      typed={typedLine(line)}
      onChange={(typed) => writeLine(line, typed)}
      errorAt={(field) => form.errorAt(`${line.itemNumber}${field}`)}
      wrong={form.isWrong(line.itemNumber)}
      lacks={form.lacks(line.itemNumber)}
      open={line.itemNumber === openItem}
      onToggle={() => toggle(line.itemNumber)}
      warehouse={props.warehouseOf?.(line) ?? warehouse}
      mayInspect={mayInspect}
      kind={kind}
      photosOf={photosOf}
    />
  );
  const written = lines.map((line) => ({ line, own: typedLine(line) }));
  const touched = written.filter(({ own }) => isTouched(own));
  const [unit, ...otherUnits] = new Set(touched.map(({ line }) => line.unit));
  const total = sumPlain(touched.map(({ own }) => own.total));
  return (
    <PostingScreen
      title={props.title}
      subtitle={props.subtitle}
      onBack={props.onBack}
      actions={props.actions}
      scan={{ expects: t('scanExpects'), last, onCode: scan }}
      pinned={
        kept !== '' && (
          <PinnedLocation
            label={t('goesTo')}
            location={kept}
            act={{ label: t('letGo'), said: t('letGoOf', { location: kept }), onClick: () => props.onKeep('') }}
            disabled={locked}
          />
        )
      }
      form={form}
      posting={posting}
      segments={written.map(({ line, own }) => ({
        done: doneOf(own, line),
        touched: isTouched(own),
        wrong: form.isWrong(line.itemNumber),
        lacks: form.lacks(line.itemNumber),
      }))}
      more={unit && otherUnits.length === 0 && `${figures.quantity(total)} ${unit}`}
      buttons={
        <PostButton
          posting={posting}
          icon={IconReceive}
          check={t('check')}
          onPost={() => (form.mayGo() ? onReceive() : undefined)}
        >
          {t('receiveLines', { count: touched.length })}
        </PostButton>
      }
      sheets={<PostingSheets posting={posting} anyway={t('receiveAnyway')} />}
    >
      {notices}
      {goods.map(card)}
      {services.length > 0 && <SectionHeader title={t('services')} note={goods.length > 0 && t('servicesNote')} />}
      {services.map(card)}
      <HeaderFold
        kind={kind}
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
    </PostingScreen>
  );
}

/** For the picture of the amount a float is good enough. */
const doneOf = ({ total, short }: TypedLine, { max }: ReceiveLine) =>
  short ? 1 : isZero(max) ? 0 : Number(total) / Number(max);
