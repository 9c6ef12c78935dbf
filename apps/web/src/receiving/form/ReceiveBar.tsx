import { useTranslations } from 'use-intl';
import { isZero, type Posting, PostingBar, type PostingForm, sumOf } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import type { ReceiveLine } from './receive-line.ts';
import { isTouched, type Typed, type TypedLine, typedOf } from './typed.ts';

type Props = {
  lines: readonly ReceiveLine[];
  form: PostingForm<Typed>;
  posting: Posting;
  onReceive: () => unknown;
};

/** A picture of the amount, not the amount: a float is good enough for a bar. */
const doneOf = ({ total, short }: TypedLine, { max }: ReceiveLine) =>
  short ? 1 : isZero(max) ? 0 : Number(total) / Number(max);

export function ReceiveBar({ lines, form, posting, onReceive }: Props) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const typed = (line: ReceiveLine) => typedOf(form.typed, line);
  const touched = lines.filter((line) => isTouched(typed(line)));
  const [unit, ...others] = new Set(touched.map((line) => line.unit));
  const sum = sumOf(touched.map((line) => typed(line).total));
  const count = touched.length;
  return (
    <PostingBar
      segments={lines.map((line) => ({
        ...{ done: doneOf(typed(line), line), touched: isTouched(typed(line)) },
        ...{ wrong: form.isWrong(line.itemNumber), lacks: form.lacks(line.itemNumber) },
      }))}
      more={unit && others.length === 0 && `${figures.quantity(sum)} ${unit}`}
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
    </PostingBar>
  );
}
