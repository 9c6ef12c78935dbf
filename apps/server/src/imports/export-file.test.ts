import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { asOfNow, exportFile } from './export-file.ts';
import { tableOfKind } from './kinds/table-of-kind.ts';

const { owner } = await createTestDatabase();

test('a large table is exported piece by piece, each read when the one before is written', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into company (company_code, company_name) values ('LARGE', 'Large') returning company_id as id`,
  );
  const companyId = rows[0]?.id ?? 0;
  await owner.query(
    `insert into warehouse (company_id, warehouse_code, warehouse_name)
     select $1, 'W' || lpad(number::text, 5, '0'), 'Warehouse' from generate_series(1, 12001) as number`,
    [companyId],
  );
  const lines: number[] = [];
  let last = '';
  await asOfNow(owner, companyId, async () => {
    const pieces = exportFile(owner, tableOfKind('warehouses'), companyId);
    for await (const piece of pieces) {
      lines.push(piece.split('\r\n').length - 1);
      last = piece;
    }
  });
  expect(lines).toEqual([5_001, 5_000, 2_001]);
  expect(last).toContain('W12001,Warehouse');
});
