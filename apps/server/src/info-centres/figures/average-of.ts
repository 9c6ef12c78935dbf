import { figureValue, type Sums } from '@gemba/contract/info-centres/figure-value';
import type { Figure } from '@gemba/contract/info-centres/figures';
import { divide } from '@gemba/contract/kit/fixed-point';

const MONTHS = '12';

/** A twelfth of what the year before adds up to; of a ratio, that of the year. */
export function averageOf(figure: Figure, yearBefore: Sums): string | null {
  const value = figureValue(figure, yearBefore);
  return value === null || figure.value === 'ratio' ? value : divide(value, MONTHS, 2);
}
