import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  isZero,
  type Posting,
  PostingBar,
  PostingNotice,
  PostingSheets,
  TypeCodeSheet,
  useOpenLine,
} from '../../inventory/index.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import styles from './PickForm.module.css';
import { PickLineCard } from './PickLineCard.tsx';
import type { PickLine } from './pick-line.ts';
import { isTouched, quantityOf, typedOf } from './typed.ts';
import type { PickFormState } from './use-pick-form.ts';
import { usePickScan } from './use-pick-scan.tsx';

type Props = {
  kind: 'ship' | 'issue';
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  actions?: ReactNode;
  lines: readonly PickLine[];
  form: PickFormState;
  posting: Posting;
  /** What somebody should know before the first line. */
  notices?: ReactNode;
  /** Below the lines: what stands on the paper. */
  papers?: ReactNode;
  /** Below them, and to be filled in even while it is not known what became of the posting. */
  secret?: ReactNode;
  /** The buttons, with the number of lines that would go. */
  renderButtons: (count: number) => ReactNode;
};

/** A picture of the amount, not the amount: a float is good enough for a bar. */
const doneOf = (quantity: string, max: string) => (isZero(max) ? 0 : Number(quantity) / Number(max));

/** Taking goods from the shelves, whatever paper it is for: the scanner on top, the lines, the buttons at the bottom. */
export function PickForm(props: Props) {
  const { kind, lines, form, posting, notices, papers, secret, renderButtons } = props;
  const t = useTranslations('shipping');
  const [typing, setTyping] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const locked = posting.unknown || posting.busy;
  const { open, setOpen, toggle } = useOpenLine({
    first: lines.length === 1 ? lines[0]?.itemNumber : undefined,
    attempt: form.attempt,
    wrong: lines.find(({ itemNumber }) => form.isWrong(itemNumber))?.itemNumber,
    body,
  });
  const { last, scan } = usePickScan({
    ...{ kind, lines, form, locked, onOpen: setOpen },
    open: lines.find(({ itemNumber }) => itemNumber === open),
  });
  const typed = lines.map((line) => ({ line, own: typedOf(form.typed, line) }));
  const touched = typed.filter(({ line, own }) => isTouched(line, own));
  const boxes = new Set(touched.flatMap(({ own }) => own.places.map(({ box }) => box?.trim()).filter(Boolean)));
  const nothing = form.errorAt('form');
  return (
    <Screen
      header={
        <Strip>
          <AppBar title={props.title} subtitle={props.subtitle} onBack={props.onBack} actions={props.actions} />
          <ScanBar
            expects={t(kind === 'ship' ? 'scanExpects' : 'scanIssue')}
            last={last}
            onType={() => setTyping(true)}
          />
        </Strip>
      }
      footer={
        <PostingBar
          segments={typed.map(({ line, own }) => ({
            ...{ done: doneOf(quantityOf(line, own), line.max), touched: isTouched(line, own) },
            ...{ wrong: form.isWrong(line.itemNumber), lacks: form.lacks(line.itemNumber) },
          }))}
          more={boxes.size > 0 && t('boxes', { count: boxes.size })}
        >
          {renderButtons(touched.length)}
        </PostingBar>
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
          {papers}
        </div>
        {secret}
      </div>
      <PostingSheets posting={posting} anyway={t('shipAnyway')} />
      <TypeCodeSheet
        open={typing}
        onClose={() => setTyping(false)}
        label={t(kind === 'ship' ? 'scanExpects' : 'scanIssue')}
        onCode={scan}
      />
    </Screen>
  );
}
