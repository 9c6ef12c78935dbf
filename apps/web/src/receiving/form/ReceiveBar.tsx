import { useTranslations } from 'use-intl';
import { isZero, type Posting, sumOf } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { ActionBar } from '../../kit/ui/ActionBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconProblem, IconReceive } from '../../kit/ui/icons.ts';
import styles from './ReceiveForm.module.css';
import type { ReceiveLine } from './receive-line.ts';
import { isTouched, type TypedLine, typedOf } from './typed.ts';
import type { ReceiveFormState } from './use-receive-form.ts';

type Props = { lines: readonly ReceiveLine[]; form: ReceiveFormState; posting: Posting; onReceive: () => unknown };

/** A picture of the amount, not the amount: a float is good enough for a bar. */
const doneOf = ({ total, short }: TypedLine, { max }: ReceiveLine) =>
  short ? 1 : isZero(max) ? 0 : Number(total) / Number(max);

/** How far the delivery is, what is to be fixed, and the one button. */
export function ReceiveBar({ lines, form, posting, onReceive }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const typed = lines.map((line) => typedOf(form.typed, line));
  const touched = lines.filter((_, at) => isTouched(typed[at] as TypedLine));
  const wrong = lines.filter(form.isWrong).length;
  const units = new Set(touched.map(({ unit }) => unit));
  const [unit] = units;
  const sum = sumOf(typed.filter(isTouched).map(({ total }) => total));
  const count = touched.length;
  return (
    <ActionBar
      segments={lines.map((line, at) => ({ done: doneOf(typed[at] as TypedLine, line), wrong: form.isWrong(line) }))}
      segmentsLabel={t('linesDone', { count, all: lines.length })}
      note={
        wrong > 0 && (
          <span className={styles['fix']}>
            <IconProblem size={18} />
            {t('toFix', { count: wrong })}
          </span>
        )
      }
      noteEnd={
        <>
          <b>{t('linesDone', { count, all: lines.length })}</b>
          {units.size === 1 && ` · ${figures.quantity(sum)} ${unit}`}
        </>
      }
    >
      <Button
        kind="primary"
        icon={IconReceive}
        wide
        busy={posting.busy || (posting.unknown && posting.checking)}
        onClick={posting.unknown ? posting.check : onReceive}
      >
        {posting.unknown ? t('check') : t('receiveLines', { count })}
      </Button>
    </ActionBar>
  );
}
