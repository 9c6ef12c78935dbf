import { isZero } from '@gemba/contract/kit/fixed-point';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PostingSheets } from '../../inventory/index.ts';
import { firstLine } from '../../kit/form/first-line.ts';
import { useOpenLine } from '../../kit/form/use-open-line.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { PickLineCard } from './PickLineCard.tsx';
import type { PickKind, PickLine } from './pick-line.ts';
import { isTouched, quantityOf, typedOf } from './typed.ts';
import type { PickFormState } from './use-pick-form.ts';
import { usePickScan } from './use-pick-scan.tsx';

type Props = {
  kind: PickKind;
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  lines: readonly PickLine[];
  /** The part whose line is open at first. */
  firstPart?: string | undefined;
  form: PickFormState;
  posting: Posting;
  /** Shown above the first line. */
  notices?: ReactNode;
  /** Below the lines: the fields of the document. */
  header?: ReactNode;
  /** Below them, and open even while the outcome of the posting is unknown. */
  secret?: ReactNode;
  /** The buttons, with the number of lines that would go. */
  renderButtons: (count: number) => ReactNode;
};

/** For the picture of the amount a float is good enough. */
const doneOf = (quantity: string, max: string) => (isZero(max) ? 0 : Number(quantity) / Number(max));

/** Takes goods from the shelves for any document. */
export function PickForm(props: Props) {
  const { kind, lines, form, posting, notices, header, secret, renderButtons } = props;
  const t = useTranslations('shipping');
  const { open, setOpen, toggle } = useOpenLine({
    form,
    lines: lines.map(({ itemNumber }) => itemNumber),
    first: firstLine(lines, props.firstPart)?.itemNumber,
  });
  const { last, scan } = usePickScan({
    kind,
    lines,
    form,
    locked: posting.unknown || posting.busy,
    onOpen: setOpen,
    open: lines.find(({ itemNumber }) => itemNumber === open),
  });
  const typed = lines.map((line) => ({ line, own: typedOf(form.typed, line) }));
  const touched = typed.filter(({ line, own }) => isTouched(line, own));
  const boxes = new Set(touched.flatMap(({ own }) => own.places.map(({ box }) => box?.trim()).filter(Boolean)));
  return (
    <PostingScreen
      title={props.title}
      subtitle={props.subtitle}
      onBack={props.onBack}
      actions={props.actions}
      scan={{ expects: t(kind === 'ship' ? 'scanExpects' : 'scanIssue'), last, onCode: scan }}
      form={form}
      posting={posting}
      segments={typed.map(({ line, own }) => ({
        done: doneOf(quantityOf(line, own), line.max),
        touched: isTouched(line, own),
        wrong: form.isWrong(line.itemNumber),
        lacks: form.lacks(line.itemNumber),
      }))}
      more={boxes.size > 0 && t('boxes', { count: boxes.size })}
      buttons={renderButtons(touched.length)}
      unlocked={secret}
      sheets={<PostingSheets posting={posting} anyway={t('shipAnyway')} />}
    >
      {notices}
      {typed.map(({ line, own }) => (
        <PickLineCard
          key={line.itemNumber}
          line={line}
          typed={own}
          kind={kind}
          box={form.typed.box}
          onChange={(next) => form.writeLine(line, next)}
          errorAt={(field) => form.errorAt(`${line.itemNumber}${field}`)}
          wrong={form.isWrong(line.itemNumber)}
          lacks={form.lacks(line.itemNumber)}
          open={line.itemNumber === open}
          onToggle={() => toggle(line.itemNumber)}
        />
      ))}
      {header}
    </PostingScreen>
  );
}
