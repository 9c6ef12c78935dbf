import type { PeriodFigure } from '@gemba/contract/info-centres/centre';
import type { Figure } from '@gemba/contract/info-centres/figures';
import { compare, divide, isZero, multiply, negate, subtract } from '@gemba/contract/kit/fixed-point';

export interface Change {
  /** In per cent of the period before; in points for a figure that is in per cent itself. */
  readonly value: string;
  readonly inPoints: boolean;
  readonly direction: 'up' | 'down' | 'flat';
  /** Undefined where it did not change. */
  readonly good: boolean | undefined;
}

const size = (decimal: string) => (decimal.startsWith('-') ? negate(decimal) : decimal);

/** The change of a figure against the period before; undefined where there was nothing. */
export function changeOf(
  figure: Figure,
  { value, before }: Pick<PeriodFigure, 'value' | 'before'>,
): Change | undefined {
  if (value === null || before === null) return undefined;
  const inPoints = figure.unit === 'percent';
  if (!inPoints && isZero(before)) return undefined;
  const difference = subtract(value, before, 4);
  const direction = isZero(difference) ? 'flat' : compare(difference, '0') > 0 ? 'up' : 'down';
  return {
    value: inPoints ? difference : divide(multiply(difference, '100', 6), size(before), 1),
    inPoints,
    direction,
    good: direction === 'flat' ? undefined : (direction === 'up') !== (figure.lessIsBetter ?? false),
  };
}
