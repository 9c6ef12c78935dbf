import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { migrations } from './migrations.ts';
import { sqlNamesCompany } from './sql-names-company.ts';
import { sqlWithoutValues } from './sql-without-values.ts';

const FIRST = 'apps/server/migrations/0001_parts.sql';
const part = `create table part (
  company_id integer not null references company,
  part_id    integer,
  primary key (company_id, part_id)
);
`;
const schema = { [FIRST]: `${part}call keep_apart('part');` };
const inServer = (source: string) => ({ ...schema, 'apps/server/src/parts/parts.sql.ts': source });

describe('SQL names its company', () => {
  it.each([
    `owner.query('select 1 from part where company_id = $1')`,
    `owner.query('select find_company($1)')`,
    `owner.query('select name from schema_migration')`,
    `// sql: the owner counts all companies\nconst count = owner.query('select count(*) from part')`,
    `say('Select a part from the list')`,
    "statement<Key, Row>('select 1 from part where company_id = :companyId')",
  ])('%s', (source) => {
    expect(findingsOf(sqlNamesCompany, inServer(source))).toEqual([]);
  });

  it.each([
    `owner.query('select 1 from part where part_id = $1')`,
    'owner.query(`update part set name = $1`)',
    'owner.query(`with old as (select 1) delete from part using old`)',
    'owner.query(`select 1 from schema_migration join part on true`)',
    'statement<Key, Row>(`${FIELDS} from part where part_id = :partId`)',
  ])('but not %s', (source) => {
    expect(findingsOf(sqlNamesCompany, inServer(source))).toEqual([expect.stringContaining('without company_id')]);
  });
});

describe('no values in the text of SQL', () => {
  it.each([
    'owner.query(`select ${COLUMNS} from part where company_id = $1`)',
    "owner.query(`select 1 from part where status in (${OPEN.join(', ')}) and company_id = $1`)",
    "owner.query(`select 1 from part order by ${down ? 'desc' : 'asc'}`)",
    "const open = 'a'; const both = `${open}, b`; owner.query(`select 1 from part where status in (${both})`)",
    'sql`select 1 from part where company_id = ${companyId}`',
    'const all = statement<Key, Row>(`${piece} from part where company_id = :companyId`)',
  ])('lets %s be', (source) => {
    expect(findingsOf(sqlWithoutValues, inServer(source))).toEqual([]);
  });

  it.each([
    'owner.query(`select 1 from part where name = ${name}`)',
    'owner.query(`delete from ${table}`)',
    "const find = (name) => { const open = 'a'; return owner.query(`select 1 from part where name = ${name}`); };",
    'owner.query(`update part set a = ${input.a}`)',
    'const find = (name) => statement<Key, Row>(`${FIELDS} from part where name = ${name}`);',
  ])('finds %s', (source) => {
    expect(findingsOf(sqlWithoutValues, inServer(source))).toEqual([expect.stringContaining('as a parameter')]);
  });
});

describe('migrations', () => {
  it('keep a table apart by keep_apart or by the same statements written out', () => {
    expect(findingsOf(migrations, schema)).toEqual([]);
    const written = `${part}alter table part force row level security;\ncreate policy own on part using (true);`;
    expect(findingsOf(migrations, { [FIRST]: written })).toEqual([]);
  });

  it.each([
    ['a gap', { ...schema, 'apps/server/migrations/0003_orders.sql': '' }, 'should be 0002_'],
    ['an open table', { [FIRST]: part }, 'nothing keeps part apart'],
    [
      'another key',
      { [FIRST]: `${part.replace('(company_id, part_id)', '(part_id)')}call keep_apart('part');` },
      'does not start with company_id',
    ],
    [
      'a reference without its company',
      {
        [FIRST]: `${part.replace('part_id    integer,', 'part_id    integer references item,')}call keep_apart('part');`,
      },
      'references item without company_id',
    ],
  ])('find %s', (_, files, said) => {
    expect(findingsOf(migrations, files)).toEqual([expect.stringContaining(said)]);
  });
});
