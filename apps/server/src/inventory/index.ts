export { checkLedger } from './check-ledger.ts';
