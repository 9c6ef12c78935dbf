import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { Count } from '@gemba/contract/warehouse/count/count';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingSheets } from '../../inventory/index.ts';
import { useOpenLine } from '../../kit/form/use-open-line.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import { useBackCloses } from '../../kit/router/use-back-closes.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDelete, IconList } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { CountButtons } from './CountButtons.tsx';
import { CountLineNow } from './CountLineNow.tsx';
import { CountOverview } from './CountOverview.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import { type CountLine, countedUp, type TypedLine, typedOf } from './typed.ts';
import { useBegunBy } from './use-begun-by.ts';
import { useCountQuestions } from './use-count-questions.ts';
import { useCountScan } from './use-count-scan.tsx';

type Props = {
  count: Count;
  /** The part whose line opens first, by the address. */
  named: string | undefined;
  onBack: () => void;
};

/** A shelf is counted line by line, without anybody being told what should lie there. */
export function CountForm({ count, named, onBack }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const navigate = useNavigate();
  const [givesUp, setGivesUp] = useState(false);
  const [listed, setListed] = useState(false);
  const { form, lines, posting, giving, post, leave, question, close, keep, askAgain } = useCountQuestions(
    count,
    onBack,
  );
  const begunBy = useBegunBy(count);
  const { typed } = form;
  const locked = posting.unknown || posting.busy;
  const isCounted = (line: CountLine) => typedOf(typed, line).counted !== null;
  const counted = lines.filter(isCounted);
  const lineOf = (part: string | undefined) => lines.findIndex(({ partNumber }) => partNumber === part);
  const unseen = lines.findIndex((line) => !isCounted(line));
  const { open: opened, setOpen } = useOpenLine({
    form,
    lines: [...lines.keys()],
    first: [lineOf(named), lineOf(typed.at), unseen].find((at) => at >= 0) ?? lines.length - 1,
  });
  const index = Math.min(opened ?? 0, lines.length - 1);
  const line = listed ? undefined : lines[index];
  const write = ({ partNumber }: CountLine, next: TypedLine) =>
    form.write({ at: partNumber, lines: { ...typed.lines, [partNumber]: next } });
  // The address names the open line: a reload and a way back lead to it.
  const goTo = (next: number, part = lines[next]?.partNumber) => {
    const search = { countNumber: count.countNumber, open: part };
    if (part !== named) void navigate({ to: '/warehouse/count', search, replace: true, resetScroll: false });
    setOpen(next);
    setListed(false);
  };
  const leaveFor = (next: number, part?: string) => {
    if (next !== index) leave(line);
    goTo(next, part);
  };
  const {
    last,
    show,
    scan,
    question: isSerial,
  } = useCountScan({
    location: count.location,
    lines,
    locked,
    open: line,
    onCount: (found, by) => {
      const scanned = lines[found];
      leaveFor(found);
      if (scanned && !scanned.traced) write(scanned, countedUp(typedOf(typed, scanned), by));
    },
    onSerial: (found, serial) => {
      const scanned = lines[found];
      const own = scanned && typedOf(typed, scanned);
      if (!own || serialAmong(own.serials, serial) !== undefined) return false;
      write(scanned, { ...countedUp(own, '1'), serials: [...own.serials, serial] });
      leaveFor(found);
      return true;
    },
    onFound: (found, by) => {
      const counts = { counted: found.traced ? null : by, serials: [], reason: '' };
      form.write({ found: [...typed.found, found], lines: { ...typed.lines, [found.partNumber]: counts } });
      leaveFor(lines.length, found.partNumber);
    },
  });
  useBackCloses(listed && lines.length > 0, () => setListed(false));
  const remove = ({ partNumber }: CountLine) => {
    const { [partNumber]: _, ...others } = typed.lines;
    form.write({ found: typed.found.filter((one) => one.partNumber !== partNumber), lines: others });
  };
  const goOn = (next: number) => {
    const figure = line && typedOf(typed, line).counted;
    if (line && figure !== null && figure !== undefined)
      show({
        accepted: true,
        what: asCode(line.partNumber),
        outcome: t('countedFigure', { quantity: figures.quantity(figure) }),
      });
    leaveFor(next);
  };
  return (
    <PostingScreen
      title={t.rich('countOf', { location: count.location, code: asCode })}
      subtitle={
        line
          ? t('blindLine', { line: index + 1, all: lines.length })
          : t('blindParts', { count: counted.length, all: lines.length })
      }
      onBack={onBack}
      actions={
        <>
          {lines.length > 0 && (
            <IconButton
              icon={IconList}
              label={t('allLines', { count: lines.length })}
              aria-pressed={listed}
              onClick={() => {
                leave(line);
                setListed(!listed);
              }}
            />
          )}
          <MenuButton
            label={t('more')}
            items={[{ key: 'giveUp', label: t('giveUp'), icon: IconDelete, onSelect: () => setGivesUp(true) }]}
          />
        </>
      }
      scan={{ expects: t('scanCount'), last, onCode: scan, label: t('part') }}
      // The pad needs the height: the list says that a draft was found.
      form={{ ...form, restored: form.restored && !line }}
      posting={posting}
      other={giving}
      note={{}}
      fill={!!line}
      segments={lines.map((one, here) => ({
        done: one === line ? 0.5 : isCounted(one) ? 1 : 0,
        current: one === line,
        touched: isCounted(one),
        wrong: form.isWrong(here),
        lacks: form.lacks(here),
      }))}
      buttons={
        <CountButtons
          posting={posting}
          before={line && lines[index - 1]}
          next={line && lines[index + 1]}
          counted={t('countedOf', { count: counted.length, all: lines.length })}
          onBefore={() => goOn(index - 1)}
          onNext={() => goOn(index + 1)}
          onPost={() => {
            leave(line);
            return post();
          }}
        />
      }
      sheets={
        <>
          <PostingSheets posting={posting} anyway={t('check')} />
          {isSerial && (
            <ConfirmSheet
              unasked
              open
              onClose={isSerial.onNo}
              title={t.rich('isSerial', { serial: isSerial.serial, part: isSerial.partNumber, code: asCode })}
              confirmLabel={t('countSerial')}
              cancelLabel={t('leaveOut')}
              onConfirm={isSerial.onYes}
            >
              {t('isSerialHow')}
            </ConfirmSheet>
          )}
          <ReasonSheet
            question={locked ? undefined : question}
            location={count.location}
            onClose={() => question && close(question.ask)}
            onAgain={(again) => {
              if (question) close(question.ask);
              goTo(lines.indexOf(again));
            }}
            onKeep={keep}
          />
          <ConfirmSheet
            open={givesUp}
            onClose={() => setGivesUp(false)}
            title={t('giveUpTitle')}
            confirmLabel={t('giveUp')}
            cancelLabel={t('goOn')}
            danger
            busy={giving.busy}
            onConfirm={async () => {
              await giving.send();
              setGivesUp(false);
            }}
          >
            {t('giveUpHow')}
          </ConfirmSheet>
        </>
      }
    >
      {(typeCode) =>
        line ? (
          <CountLineNow
            key={line.partNumber}
            line={line}
            typed={typedOf(typed, line)}
            onChange={(next) => write(line, next)}
            onRemove={line.found ? () => remove(line) : undefined}
            errorAt={(field) => form.errorAt(`${index}${field}`)}
            onExplain={form.errorAt(`${index}.reason`) ? askAgain : undefined}
          />
        ) : (
          <CountOverview begunBy={begunBy} lines={lines} typed={typed} form={form} onOpen={goTo} onAdd={typeCode} />
        )
      }
    </PostingScreen>
  );
}
