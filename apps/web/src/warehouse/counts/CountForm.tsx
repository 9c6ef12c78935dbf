import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { Count } from '@gemba/contract/warehouse/counts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingBar, PostingNotice, PostingSheets, TypeCodeSheet, useOpenLine } from '../../inventory/index.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmSheet } from '../../kit/ui/ConfirmSheet.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconAdd, IconCount, IconDelete } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import styles from './CountForm.module.css';
import { CountLineCard } from './CountLineCard.tsx';
import { type CountLine, oneMore, type TypedLine, typedOf } from './typed.ts';
import { useOpenCount } from './use-count.ts';
import { useCountScan } from './use-count-scan.tsx';

type Props = { count: Count; onBack: () => void };

/** A shelf is counted without anybody being told what should lie there. */
export function CountForm({ count, onBack }: Props) {
  const t = useTranslations('warehouse');
  const [asking, setAsking] = useState<'code' | 'giveUp'>();
  const body = useRef<HTMLDivElement>(null);
  const { form, lines, posting, giving, differs, post } = useOpenCount(count);
  const { typed } = form;
  const locked = posting.unknown || posting.busy;
  const wrong = lines.findIndex((_, at) => form.isWrong(at));
  const { open, setOpen, toggle } = useOpenLine({
    ...{ first: undefined, attempt: form.attempt, wrong: wrong < 0 ? undefined : wrong, body },
  });
  const write = ({ partNumber }: CountLine, next: TypedLine) =>
    form.write({ lines: { ...typed.lines, [partNumber]: next } });
  const { last, scan } = useCountScan({
    ...{ lines, locked, open: open === undefined ? undefined : lines[open] },
    onCount: (at) => {
      const line = lines[at];
      setOpen(at);
      if (line && !line.traced) write(line, oneMore(typedOf(typed, line)));
    },
    onSerial: (at, serial) => {
      const line = lines[at];
      const own = line && typedOf(typed, line);
      if (!own || serialAmong(own.serials, serial) !== undefined) return false;
      write(line, { ...oneMore(own), serials: [...own.serials, serial] });
      return true;
    },
    onFound: (line) => {
      const counted = { counted: line.traced ? null : '1', serials: [], reason: '' };
      form.write({ found: [...typed.found, line], lines: { ...typed.lines, [line.partNumber]: counted } });
      setOpen(lines.length);
    },
  });
  const remove = ({ partNumber }: CountLine) => {
    const { [partNumber]: _, ...others } = typed.lines;
    form.write({ found: typed.found.filter((one) => one.partNumber !== partNumber), lines: others });
  };
  const looked = lines.filter((line) => typedOf(typed, line).counted !== null);
  const nothing = form.errorAt('form');
  return (
    <Screen
      header={
        <Strip>
          <AppBar
            title={t.rich('countOf', { location: count.location, code: asCode })}
            subtitle={count.locationName}
            onBack={onBack}
            actions={
              <MenuButton
                label={t('more')}
                items={[{ key: 'giveUp', label: t('giveUp'), icon: IconDelete, onSelect: () => setAsking('giveUp') }]}
              />
            }
          />
          <ScanBar expects={t('scanCount')} last={last} onType={() => setAsking('code')} />
        </Strip>
      }
      footer={
        <PostingBar
          segments={lines.map((line, at) => ({
            ...{ done: looked.includes(line) ? 1 : 0, touched: looked.includes(line) },
            ...{ wrong: form.isWrong(at), lacks: form.lacks(at) },
          }))}
        >
          <Button
            kind="primary"
            wide
            icon={IconCount}
            busy={posting.busy || (posting.unknown && posting.checking)}
            onClick={posting.unknown ? posting.check : post}
          >
            {posting.unknown ? t('check') : t('postCount', { count: looked.length })}
          </Button>
        </PostingBar>
      }
    >
      <div ref={body} className={styles['lines']}>
        <PostingNotice
          posting={giving.unknown || giving.refused ? giving : posting}
          saidElsewhere={!giving.refused && form.saidAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <div className={styles['lines']} inert={locked}>
          {nothing && (
            <div data-wrong tabIndex={-1}>
              <Help tone="error">{nothing}</Help>
            </div>
          )}
          {lines.length === 0 && <Help>{t('emptyShelf')}</Help>}
          {lines.map((line, at) => (
            <CountLineCard
              key={line.partNumber}
              number={at + 1}
              line={line}
              typed={typedOf(typed, line)}
              onChange={(next) => write(line, next)}
              onRemove={line.found ? () => remove(line) : undefined}
              errorAt={(field) => form.errorAt(`${at}${field}`)}
              differs={differs.includes(line.partNumber)}
              wrong={form.isWrong(at)}
              lacks={form.lacks(at)}
              open={at === open}
              onToggle={() => toggle(at)}
            />
          ))}
          <Button kind="outline" icon={IconAdd} onClick={() => setAsking('code')}>
            {t('addFound')}
          </Button>
        </div>
      </div>
      <PostingSheets posting={posting} anyway={t('check')} />
      <TypeCodeSheet open={asking === 'code'} onClose={() => setAsking(undefined)} label={t('part')} onCode={scan} />
      <ConfirmSheet
        open={asking === 'giveUp'}
        onClose={() => setAsking(undefined)}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('goOn')}
        danger
        busy={giving.busy}
        onConfirm={async () => {
          await giving.send();
          setAsking(undefined);
        }}
      >
        {t('giveUpHow')}
      </ConfirmSheet>
    </Screen>
  );
}
