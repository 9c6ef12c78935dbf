import { isZero } from '@gemba/contract/kit/fixed-point';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Form } from '../../kit/form/use-form.ts';
import { useOpenLine } from '../../kit/form/use-open-line.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingBar } from '../../kit/posting/PostingBar.tsx';
import { PostingFields } from '../../kit/posting/PostingFields.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { AnnouncedLine } from './AnnouncedLine.tsx';
import styles from './AnnounceForm.module.css';
import { type AnnounceableLine, type Quantities, quantityOf } from './announced.ts';

type Props = {
  title: ReactNode;
  subtitle: ReactNode;
  onBack: () => void;
  lines: readonly AnnounceableLine[];
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
  form: Pick<
    Form<Record<string, unknown>>,
    'errorAt' | 'body' | 'restored' | 'clear' | 'refusedAtField' | 'isWrong' | 'lacks' | 'attempt' | 'mayGo'
  >;
  posting: Posting;
  onAnnounce: () => unknown;
  /** The fields of the document. */
  children: ReactNode;
};

/** Announces goods of an order before they move: how much of each item, and the fields of the document. */
export function AnnounceForm(props: Props) {
  const { lines, quantities, onQuantities, form, posting, onAnnounce, children } = props;
  const t = useTranslations('posting');
  const { open, toggle } = useOpenLine({
    form,
    lines: lines.map(({ itemNumber }) => itemNumber),
    first: lines.length === 1 ? lines[0]?.itemNumber : undefined,
  });
  const nothing = form.errorAt('form');
  const written = lines.map((line) => ({ line, quantity: quantityOf(quantities, line) }));
  const count = written.filter(({ quantity }) => !isZero(quantity)).length;
  const header = <AppBar title={props.title} subtitle={props.subtitle} onBack={props.onBack} />;
  if (lines.every(({ max }) => isZero(max)))
    return (
      <Screen header={header}>
        <EmptyState icon={IconTransit} title={t('nothingToAnnounce')} how={t('nothingToAnnounceHow')} />
      </Screen>
    );
  return (
    <Screen
      header={header}
      footer={
        <PostingBar
          segments={written.map(({ line, quantity }) => ({
            // For the picture of the amount a float is good enough.
            done: isZero(line.max) ? 0 : Number(quantity) / Number(line.max),
            touched: !isZero(quantity),
            wrong: form.isWrong(line.itemNumber),
            lacks: form.lacks(line.itemNumber),
          }))}
        >
          <PostButton
            posting={posting}
            icon={IconTransit}
            check={t('checkAgain')}
            onPost={() => (form.mayGo() ? onAnnounce() : undefined)}
          >
            {t('announceLines', { count })}
          </PostButton>
        </PostingBar>
      }
    >
      <PostingFields form={form} posting={posting} className={styles['form']}>
        {nothing && (
          <div data-wrong tabIndex={-1}>
            <Help tone="error">{nothing}</Help>
          </div>
        )}
        {written.map(({ line, quantity }) => (
          <AnnouncedLine
            key={line.itemNumber}
            line={line}
            quantity={quantity}
            onChange={(next) => onQuantities({ ...quantities, [line.itemNumber]: next })}
            error={form.errorAt(String(line.itemNumber))}
            open={line.itemNumber === open}
            onToggle={() => toggle(line.itemNumber)}
          />
        ))}
        <Fold title={t('aboutAnnouncement')} open>
          <div className={styles['form']}>{children}</div>
        </Fold>
      </PostingFields>
    </Screen>
  );
}
