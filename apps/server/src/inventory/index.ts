export { checkLedger, LEDGER_RULES, type LedgerFindings } from './check-ledger.ts';
