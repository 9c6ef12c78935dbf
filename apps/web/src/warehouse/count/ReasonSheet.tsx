import { COUNT_REASONS } from '@gemba/contract/inventory/count-reasons';
import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSayReason } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import type { Ask } from './asks.ts';
import styles from './ReasonSheet.module.css';
import type { CountLine } from './typed.ts';

export type Question = { line: CountLine; ask: Ask };

type Props = {
  /** Closed where there is none. */
  question: Question | undefined;
  location: string;
  onClose: () => void;
  onAgain: (line: CountLine) => void;
  onKeep: (line: CountLine, reason: string) => void;
};

/** A figure differs from the books: count again, or say why. Nobody is told what the books say, nor in which direction it differs. */
export function ReasonSheet({ question, ...rest }: Props) {
  // The last question stays while the sheet closes. A reason belongs to the figure that it was chosen for.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return (
    <QuestionSheet key={`${shown.line.partNumber} ${shown.ask.counted}`} open={!!question} question={shown} {...rest} />
  );
}

const REASONS = [...COUNT_REASONS, 'OTHER'] as const;

function QuestionSheet(props: Omit<Props, 'question'> & { question: Question; open: boolean }) {
  const { open, question, location, onClose, onAgain, onKeep } = props;
  const { line, ask } = question;
  const { partNumber, uom } = line;
  const t = useTranslations('warehouse');
  const say = useRefusal();
  const figures = useFigures();
  const nameOf = usePartName();
  const sayReason = useSayReason();
  const id = useId();
  const [chosen, setChosen] = useState<(typeof REASONS)[number]>();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const quantity = figures.quantity(ask.counted);
  const reason = chosen === 'OTHER' ? words.trim() : (chosen ?? '');
  const missing = tried && reason === '' ? say('COUNT_REASON_REQUIRED', { partNumber }) : undefined;
  const keep = () => (reason === '' ? setTried(true) : onKeep(line, reason));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      // It comes also after a scan: it must not keep the next ones out.
      scansOn
      unasked
      title={<span className="code">{partNumber}</span>}
      sub={
        <>
          {nameOf(line)} · <span className={`${styles['location']} code`}>{location}</span>
        </>
      }
      footer={
        <Button kind="primary" wide onClick={keep}>
          {t('keepFigure', { quantity, uom })}
        </Button>
      }
    >
      <div className={styles['figure']}>
        <p className={styles['number']}>
          {quantity} <span className={styles['unit']}>{uom}</span>
        </p>
        <Button small kind="outline" icon={IconUndo} onClick={() => onAgain(line)}>
          {t('again')}
        </Button>
      </div>
      <Banner tone="warn" title={t(ask.far ? 'farFromBook' : 'differsFromBook')}>
        {t(ask.far ? 'farHow' : 'differsHow')}
      </Banner>
      <ChoiceChips
        label={t('whyDiffers')}
        chips={REASONS.map((value) => ({ value, label: sayReason(value) }))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'OTHER' ? (
        <TextArea
          label={t('reason')}
          value={words}
          maxLength={maximumLength(Reason)}
          error={missing}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : (
        missing && (
          <Help id={id} tone="error">
            {missing}
          </Help>
        )
      )}
    </Sheet>
  );
}
