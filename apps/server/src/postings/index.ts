export { type CompanyFacts, checkLicence, companyFacts } from './company-facts.ts';
export { applyMovements, ShortOfStock, type Step, valueOf } from './engine/apply-movements.ts';
export {
  costText,
  costUnits,
  moneyText,
  moneyUnits,
  plainQuantity,
  quantityText,
  quantityUnits,
  share,
  worth,
} from './engine/figures.ts';
export { type Booking, type JournalLine, journalLines } from './engine/journal.ts';
export {
  addStep,
  balanceRow,
  bringsIn,
  logRow,
  referenceOf,
  type Totals,
  takesOut,
  totalRow,
  zeroTotals,
} from './engine/ledger-rows.ts';
export { type BalanceState, type Balances, type Movement, type Place, placeKey } from './engine/movement.ts';
export {
  exchangeText,
  exchangeUnits,
  fromBase,
  netAmount,
  netPrice,
  PAR,
  priceLines,
  rateText,
  rateUnits,
  taxOn,
  toBase,
} from './engine/prices.ts';
export { type Posted, type Posting, post, postTogether } from './post.ts';
export { refuseUsed } from './refuse-used.ts';
export { type SerialMove } from './serials.ts';
