import type { Ranking } from '@gemba/contract/info-centres/centre';
import { figureValue } from '@gemba/contract/info-centres/figure-value';
import { type Dimension, type FigureName, figureOf } from '@gemba/contract/info-centres/figures';
import { PERIODS, type Period, type PeriodName } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { rankedKeys, type Wanted } from '../figures/rankings.sql.ts';
import { windowOf } from '../figures/windows.ts';

const MOST = 8;

interface WantedRanking extends Wanted {
  readonly figure: FigureName;
  readonly period: PeriodName | null;
}

/** Two periods may be the same days. */
const keyOf = ({ rows, dimension, order, days }: Wanted) => `${rows} ${dimension} ${order} ${days.from} ${days.to}`;

/** Ratios are ranked by how bad they are. */
const orderOf = (name: FigureName) => {
  const { value, lessIsBetter } = figureOf(name);
  if (value !== 'ratio') return 'amount';
  return lessIsBetter ? 'highest' : 'lowest';
};

function wantedOf(name: FigureName, days: Record<PeriodName, Period>, today: string): WantedRanking[] {
  const { by, rows, time } = figureOf(name);
  const periods = time === 'period' ? PERIODS : [null];
  return (Object.entries(by ?? {}) as [Dimension, number][]).flatMap(([dimension, column]) =>
    periods.map((period) => ({
      figure: name,
      by: dimension,
      period,
      rows,
      dimension: column,
      order: orderOf(name),
      days: windowOf({ time }, days[period ?? 'thisWeek'], today),
    })),
  );
}

/** The rankings of some figures, each key with its name. */
export async function rankingsOf(
  tx: Tx,
  companyId: number,
  names: readonly FigureName[],
  days: Record<PeriodName, Period>,
  today: string,
): Promise<Ranking[]> {
  const wanted = names.flatMap((name) => wantedOf(name, days, today));
  const different = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const ranked = await rankedKeys(tx, companyId, different, MOST);
  const found = Map.groupBy(ranked, ({ place }) => keyOf(different[place] as Wanted));
  return wanted.map((one) => ({
    figure: one.figure,
    dimension: one.by,
    period: one.period,
    rows: (found.get(keyOf(one)) ?? []).map(({ key, text, amount, base }) => ({
      key,
      name: text,
      value: figureValue(figureOf(one.figure), { amount, base }),
    })),
  }));
}
