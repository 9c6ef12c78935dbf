import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SerialSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconDelete, IconSerial } from '../../kit/ui/icons.ts';
import { LineCard } from '../../kit/ui/LineCard.tsx';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { usePartName } from '../../parts/index.ts';
import styles from './CountForm.module.css';
import type { CountLine, TypedLine } from './typed.ts';

type Props = {
  number: number;
  line: CountLine;
  typed: TypedLine;
  onChange: (typed: TypedLine) => void;
  onRemove: (() => void) | undefined;
  errorAt: (field: string) => string | undefined;
  /** It differs from the books: a reason is asked for. */
  differs: boolean;
  open: boolean;
  wrong: boolean;
  /** Something must be entered yet. */
  lacks: boolean;
  onToggle: () => void;
};

const LONGEST_REASON = 500;

/** One part of the shelf. Nothing stands in it until somebody has looked; none found is a zero that is entered. */
export function CountLineCard(props: Props) {
  const { number, line, typed, onChange, onRemove, errorAt, differs, open, wrong, lacks, onToggle } = props;
  const t = useTranslations('warehouse');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const nameOf = usePartName();
  const [serialsOpen, setSerialsOpen] = useState(false);
  const { partNumber, uom, traced, found } = line;
  const { counted, serials, reason } = typed;
  const error = errorAt('');
  return (
    <LineCard
      number={number}
      title={partNumber}
      sub={nameOf(line)}
      state={wrong ? 'wrong' : counted === null ? 'todo' : lacks ? 'partial' : 'done'}
      open={open}
      onToggle={onToggle}
      value={counted === null ? undefined : `${figures.quantity(counted)} ${uom}`}
      valueSub={counted === null ? undefined : t('counted')}
      quick={
        counted === null && (
          <Button
            small
            aria-label={`${t('noneHere')} ${partNumber}`}
            onClick={() => onChange({ ...typed, counted: '0' })}
          >
            {t('noneHere')}
          </Button>
        )
      }
      chips={found && <StatusTag tone="info">{t('notExpected')}</StatusTag>}
    >
      {error && (
        <div data-wrong tabIndex={-1}>
          <Help tone="error">{error}</Help>
        </div>
      )}
      <Stepper
        label={counted === null ? t('notCounted') : t('counted')}
        value={counted ?? '0'}
        min="0"
        unit={uom}
        places={4}
        padTitle={<span className="code">{partNumber}</span>}
        onChange={(next) => onChange({ ...typed, counted: next })}
      />
      {counted === null && <Help>{t('notCountedHow')}</Help>}
      <div className={styles['acts']}>
        {counted === null ? (
          <Button small onClick={() => onChange({ ...typed, counted: '0' })}>
            {t('noneHere')}
          </Button>
        ) : (
          <Button small kind="outline" onClick={() => onChange({ ...typed, counted: null, serials: [] })}>
            {t('leaveOut')}
          </Button>
        )}
        {traced && counted !== null && (
          <Button
            small
            kind="outline"
            icon={IconSerial}
            aria-invalid={!!errorAt('.serials') || undefined}
            onClick={() => setSerialsOpen(true)}
          >
            {t('serials', { count: String(serials.length), wanted: figures.quantity(counted) })}
          </Button>
        )}
        {onRemove && (
          <Button small kind="text" icon={IconDelete} onClick={onRemove}>
            {kit('remove', { what: partNumber })}
          </Button>
        )}
      </div>
      {errorAt('.serials') && <Help tone="error">{errorAt('.serials')}</Help>}
      {differs && (
        <TextArea
          label={t('whyDiffers')}
          value={reason}
          maxLength={LONGEST_REASON}
          error={errorAt('.reason')}
          onChange={({ target }) => onChange({ ...typed, reason: target.value })}
        />
      )}
      <SerialSheet
        open={serialsOpen}
        onClose={() => setSerialsOpen(false)}
        title={partNumber}
        serials={serials}
        wanted={figures.quantity(counted ?? '0')}
        onChange={(next) => onChange({ ...typed, serials: next })}
      />
    </LineCard>
  );
}
