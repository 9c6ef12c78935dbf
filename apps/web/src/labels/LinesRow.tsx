import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { Sheet } from '../kit/ui/feedback/Sheet.tsx';
import { IconSelect } from '../kit/ui/icons.ts';
import { CheckMark } from '../kit/ui/input/Checkbox.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

type Props = { lines: DrawnLabels['lines']; onChoose: (lines: string | undefined) => void };

/** The lines of a document that get labels. At least one: otherwise there is nothing to print. */
export function LinesRow({ lines, onChoose }: Props) {
  const t = useTranslations('labels');
  const figures = useFigures();
  const [open, setOpen] = useState(false);
  const chosen = lines.filter((other) => other.chosen);
  const toggle = (line: string) => {
    const next = lines.filter((other) => (other.line === line ? !other.chosen : other.chosen));
    if (next.length === 0) return;
    onChoose(next.length === lines.length ? undefined : next.map((other) => other.line).join(','));
  };
  return (
    <>
      <ChoiceRow
        icon={IconSelect}
        label={t('lines')}
        value={t('chosenLines', { chosen: chosen.length, count: lines.length })}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('lines')}>
        <List>
          {lines.map(({ line, partNumber, name, quantity, uom, chosen: checked }) => (
            <ListRow
              key={line}
              code
              lead={<CheckMark on={checked} />}
              title={partNumber}
              sub={name}
              value={figures.quantity(quantity)}
              valueSub={uom}
              checked={checked}
              onClick={() => toggle(line)}
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}
