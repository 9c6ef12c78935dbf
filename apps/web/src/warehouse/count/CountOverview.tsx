import { useTranslations } from 'use-intl';
import { useSayReason } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconAdd, IconDone, IconPartial, IconProblem } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { type CountLine, type Typed, typedOf } from './typed.ts';

type Props = {
  /** Says who began the count, if that was somebody else. */
  begunBy: string | undefined;
  lines: readonly CountLine[];
  typed: Typed;
  form: { isWrong: (line: number) => boolean; lacks: (line: number) => boolean };
  onOpen: (index: number) => void;
  onAdd: () => void;
};

/** All parts of the shelf, each with its figure. One tap leads to its line. */
export function CountOverview({ begunBy, lines, typed, form, onOpen, onAdd }: Props) {
  const t = useTranslations('warehouse');
  const kit = useTranslations('kit');
  const figures = useFigures();
  const nameOf = usePartName();
  const sayReason = useSayReason();
  return (
    <>
      {begunBy && <Help>{begunBy}</Help>}
      {lines.length === 0 ? (
        <Help>{t('emptyShelf')}</Help>
      ) : (
        <List aria-label={t('parts', { count: lines.length })}>
          {lines.map((line, index) => {
            const { counted, reason } = typedOf(typed, line);
            const wrong = form.isWrong(index);
            return (
              <ListRow
                key={line.partNumber}
                code
                title={line.partNumber}
                sub={[nameOf(line), sayReason(reason)].filter(Boolean).join(' · ')}
                lead={
                  wrong ? (
                    <IconTile round icon={IconProblem} tone="bad" />
                  ) : counted === null ? (
                    <IconTile round>{index + 1}</IconTile>
                  ) : form.lacks(index) ? (
                    <IconTile round icon={IconPartial} tone="info" />
                  ) : (
                    <IconTile round icon={IconDone} tone="ok" />
                  )
                }
                value={counted === null ? '–' : `${figures.quantity(counted)} ${line.uom}`}
                valueSub={wrong ? kit('toFix') : t(counted === null ? 'notCounted' : 'counted')}
                chips={line.found && <StatusTag tone="info">{t('notExpected')}</StatusTag>}
                onClick={() => onOpen(index)}
              />
            );
          })}
        </List>
      )}
      <Button kind="outline" icon={IconAdd} onClick={onAdd}>
        {t('addFound')}
      </Button>
    </>
  );
}
