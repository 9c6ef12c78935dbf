import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconMaintenance } from '../../kit/ui/icons.ts';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { useGetRouting } from './use-get-routing.ts';

type Props = { partNumber: string; revision: string };

/** The operations of a revision, behind one row; nothing where it has none. */
export function Routing({ partNumber, revision }: Props) {
  const t = useTranslations('bom');
  const { quantity } = useFigures();
  /** People think of an operation in minutes; files have hours. */
  const minutes = (hours: string) => quantity((Number(hours) * 60).toFixed(2));
  const [open, setOpen] = useState(false);
  const { data } = useGetRouting(partNumber, revision);
  if (!data || data.operations.length === 0) return null;
  const centres = [...new Set(data.operations.map(({ wc }) => wc))];
  return (
    <>
      <List>
        <ListRow
          lead={<IconTile icon={IconMaintenance} />}
          title={t('operations', { count: data.operations.length })}
          sub={centres.join(' · ')}
          chevron
          onClick={() => setOpen(true)}
        />
      </List>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('routing')}
        sub={t('routingOf', { partNumber, revision })}
      >
        <List>
          {data.operations.map(({ sequence, wc, wcName, description, wageType, setupHours, runHours }) => (
            <ListRow
              key={sequence}
              title={`${sequence} ${description}`}
              sub={
                <>
                  {`${wc} · ${wcName} · ${t(wageType === 1 ? 'byPiece' : 'byHour')}`}
                  <br />
                  {t('operationMinutes', { setup: minutes(setupHours), run: minutes(runHours) })}
                </>
              }
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}
