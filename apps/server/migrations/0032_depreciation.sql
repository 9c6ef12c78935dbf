-- Depreciation lies among the fixed assets and is no cash: the cash flow adds it back to the result.
alter table account drop constraint account_statement_line_check;
alter table account add constraint account_statement_line_check check (statement_line in (
  'CASH', 'RECEIVABLE', 'INVENTORY', 'PREPAID', 'FIXED_ASSET', 'DEPRECIATION', 'PAYABLE', 'ACCRUED', 'TAX', 'LONG_TERM_DEBT', 'EQUITY',
  'REVENUE', 'COST_OF_SALES', 'OPERATING_EXPENSE', 'OTHER_RESULT', 'INCOME_TAX'));
