/**
 * Figures of the scenes in whole units: a quantity counts ten-thousandths, a unit cost millionths, money cents, a rate in
 * per cent ten-thousandths, an exchange rate hundred-millionths. All arithmetic with them is that of `postings`.
 */
import { MONEY_SCALE, RATE_SCALE, UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { PAR } from '../postings/index.ts';

export const quantity = (amount: number) => BigInt(Math.round(amount * 10 ** QUANTITY_SCALE));
export const unitCost = (amount: number) => BigInt(Math.round(amount * 10 ** UNIT_COST_SCALE));
export const money = (amount: number) => BigInt(Math.round(amount * 10 ** MONEY_SCALE));
export const percent = (rate: number) => BigInt(Math.round(rate * 10 ** RATE_SCALE));
export const exchangeRate = (rate: number) => BigInt(Math.round(rate * Number(PAR)));

export const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
export const larger = (a: bigint, b: bigint) => (a > b ? a : b);
