import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../kit/text/use-figures.ts';
import { CheckMark } from '../kit/ui/Checkbox.tsx';
import { IconSelect } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';

type Props = { lines: DrawnLabels['lines']; onChoose: (lines: string | undefined) => void };

/** Which lines of a document have labels. One at least: of none there would be nothing to print. */
export function LinesRow({ lines, onChoose }: Props) {
  const t = useTranslations('labels');
  const figures = useFigures();
  const [open, setOpen] = useState(false);
  const chosen = lines.filter((one) => one.chosen);
  const toggle = (line: string) => {
    const next = lines.filter((one) => (one.line === line ? !one.chosen : one.chosen));
    if (next.length === 0) return;
    onChoose(next.length === lines.length ? undefined : next.map((one) => one.line).join(','));
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
