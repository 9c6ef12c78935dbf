import { decimalText } from './decimal-text.ts';
import { divide, multiply, sum, text, units } from './fixed-point.ts';
import { QUANTITY_SCALE } from './quantity.ts';

export const UNIT_COST_SCALE = 6;
export const MONEY_SCALE = 2;
export const RATE_SCALE = 4;

/** numeric(18,6); below zero on a credit line. */
export const UnitCost = decimalText(18, UNIT_COST_SCALE, 'signed');
/** numeric(18,2). */
export const Money = decimalText(18, MONEY_SCALE, 'signed');
/** A tax rate or discount in per cent, numeric(9,4), zero or more. */
export const Rate = decimalText(9, RATE_SCALE, 'notNegative');
/** A figure in per cent, as a change against last year, numeric(9,4). */
export const Percent = decimalText(9, RATE_SCALE, 'signed');

export const sumMoney = (amounts: readonly string[]) => sum(amounts, MONEY_SCALE);

/** Quantity times unit cost, in cents. */
export const extendedPrice = (quantity: string, unitCost: string) => multiply(quantity, unitCost, MONEY_SCALE);

/** So many per cent of an amount, in cents. Twelve decimals hold the product of any rate and cost exactly. */
export const percentOf = (rate: string, amount: string) => divide(multiply(rate, amount, 12), '100', MONEY_SCALE);

/**
 * The average cost after `quantity` came in at `unitCost`, rounded once, at the end.
 * With nothing on hand before and after, there is nothing to average and the old cost stays.
 */
export const movingAverage = (onHand: string, averageCost: string, quantity: string, unitCost: string): string => {
  const [before, incoming] = [units(onHand, QUANTITY_SCALE), units(quantity, QUANTITY_SCALE)];
  if (before + incoming === 0n) return text(units(averageCost, UNIT_COST_SCALE), UNIT_COST_SCALE);
  const value = before * units(averageCost, UNIT_COST_SCALE) + incoming * units(unitCost, UNIT_COST_SCALE);
  const scaled = text(value, QUANTITY_SCALE + UNIT_COST_SCALE);
  return divide(scaled, text(before + incoming, QUANTITY_SCALE), UNIT_COST_SCALE);
};
