import { currentBom } from '../../parts/index.ts';
import { amount, code, day, message, oneOf, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { changedHere } from './changed-here.ts';
import { number, partNumber, quantity, REVISION, to } from './names.ts';

const some = { empty: null };
const made = { example: 'GBX-220-05' };
const toBom = { columns: ['partNumber', 'revision'], table: 'bom', key: ['part_number', 'revision'], what: 'BOM' };

/** The same rule by which the app refuses a BOM: the revision that the part has now, or one that it had. */
const OTHER_REVISION = `
  select new.line, new.part_number as value, new.revision as unknown,
         (select string_agg(distinct one.revision, ', ')
            from (select revision from part_revision as former where former.company_id = $1 and former.part_number = part.part_number
                  union select part.revision) as one) as known
    from import_row as new join part on part.company_id = $1 and part.part_number = new.part_number
   where part.revision <> new.revision
     and not exists (select from part_revision as former where former.company_id = $1 and former.part_number = new.part_number
                        and former.revision = new.revision)`;
const ofRevision = { column: 'revision', find: OTHER_REVISION, wrong: 'NO_REVISION' } as const;

const boms: ImportTable = {
  kind: 'boms',
  table: 'bom',
  key: ['partNumber', 'revision'],
  columns: [partNumber('partNumber', made), text('revision', 10, { example: 'A' })],
  references: [to.part('partNumber')],
  checks: [ofRevision],
  made: { created_by: 'current_person()' },
  after: [
    `update part set bill = true, version = version + 1
      where company_id = $1 and not bill and part_number in (select part_number from import_row)`,
  ],
};

/** Walks down from the components of changed rows. An `X` row is only mentioned. */
// sql: names and conditions of the declared tables only
const CIRCLE = `
  with recursive below (line, whole, component) as (
    select new.line, new.part_number, used.component
      from import_row as new join bom_item as item on item.company_id = $1 and item.part_number = new.part_number
       and item.revision = new.revision and item.item_number = new.item_number
      cross join lateral unnest(array[item.component_number, item.replace_item]) as used (component)
     where item.make_buy <> 'X' and used.component is not null
     union
    select below.line, below.whole, used.component
      from below join part on part.company_id = $1 and part.part_number = below.component
      join bom_item as item on item.company_id = $1 and item.part_number = part.part_number and item.revision = ${currentBom}
      cross join lateral unnest(array[item.component_number, item.replace_item]) as used (component)
     where item.make_buy <> 'X' and used.component is not null and below.component <> below.whole)
  select distinct line, whole as value from below where component = whole`;

const bomItems: ImportTable = {
  kind: 'bomItems',
  table: 'bom_item',
  key: ['partNumber', 'revision', 'itemNumber'],
  columns: [
    partNumber('partNumber', made),
    text('revision', 10, { example: 'A' }),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partNumber('componentNumber'),
    oneOf('makeBuy', ['BUY', 'MAKE', 'X'], { empty: 'BUY', example: 'BUY' }),
    quantity('quantity', '2'),
    yesOrNo('sparePart', 'false'),
    partNumber('replaceItem', some),
    text('note', 500, some),
  ],
  references: [toBom, to.part('componentNumber'), to.part('replaceItem')],
  checks: [
    {
      column: 'componentNumber',
      find: 'select line, part_number as value from import_row where part_number = component_number and $1::integer is not null',
      wrong: 'CIRCLE',
    },
  ],
  afterChecks: [{ column: 'componentNumber', find: CIRCLE, wrong: 'CIRCLE' }],
};

const routings: ImportTable = {
  kind: 'routings',
  table: 'routing_operation',
  key: ['partNumber', 'revision', 'sequence'],
  columns: [
    partNumber('partNumber', made),
    text('revision', 10, { example: 'A' }),
    whole('sequence', 1, 999_999, { example: '10' }),
    code('wc', { example: 'ASSY-1' }),
    text('description', 200, { example: 'Assemble' }),
    whole('wageType', 1, 2, { empty: '2', example: '2' }),
    amount('setupHours', { decimals: 4, most: '99999' }, { empty: '0', example: '0.5' }),
    amount('runHours', { decimals: 6, most: '99999' }, { empty: '0', example: '0.3' }),
    amount('pieceRate', { decimals: 6 }, { empty: null }),
  ],
  references: [to.part('partNumber'), to.workCentre('wc')],
  checks: [ofRevision],
};

const action = (name: string) => oneOf(name, ['USE', 'MODIFY', 'SCRAP'], { empty: null, example: 'USE' });

const ecns: ImportTable = {
  kind: 'ecns',
  table: 'ecn',
  key: ['ecnNumber'],
  columns: [
    number('ecnNumber', '2291'),
    text('title', 200, { example: 'Bearing seat tolerance tightened to H6' }),
    message('description', 4_000, { empty: '' }),
    oneOf('status', ['OPEN', 'CLOSED', 'CANCELLED'], { empty: 'OPEN', example: 'OPEN' }),
    text('oldChangeOrder', 20, { empty: '', example: 'C' }),
    text('newChangeOrder', 20, { empty: '', example: 'D' }),
    code('engineer', { example: 'E1001' }),
    code('originator', { example: 'E1001' }),
    day('createdOn', { example: '2026-01-10' }),
    day('dueDate', { example: '2026-02-10' }),
    day('effectiveDate', some),
    day('closedOn', some),
    yesOrNo('partOnHold', 'false'),
    yesOrNo('drawRevised', 'false'),
    yesOrNo('wiRevised', 'false'),
    code('wiWaitsFor', some),
    action('onOrderAction'),
    action('inInventoryAction'),
  ],
  references: [to.employee('engineer'), to.employee('originator'), to.employee('wiWaitsFor')],
  settled: [
    { when: `old.status <> 'OPEN'`, why: 'the change is closed' },
    ...changedHere('ecn', 'ecn_number', {
      title: 'title',
      description: 'description',
      dueDate: 'dueDate',
      effectiveDate: 'effectiveDate',
      engineer: 'engineerId',
      drawRevised: 'drawRevised',
      wiRevised: 'wiRevised',
      wiWaitsFor: 'wiWaitsForId',
      onOrderAction: 'onOrderAction',
      inInventoryAction: 'inInventoryAction',
      status: 'ecnStatus',
    }),
  ],
  versioned: true,
};

const ecnParts: ImportTable = {
  kind: 'ecnParts',
  table: 'ecn_part',
  key: ['ecnNumber', 'partNumber'],
  columns: [
    number('ecnNumber', '2291'),
    partNumber(),
    text('oldRevision', 10, { example: 'A' }),
    code('newRevision', { example: 'B' }, REVISION),
  ],
  references: [
    { columns: ['ecnNumber'], table: 'ecn', key: ['ecn_number'], what: 'engineering change' },
    to.part('partNumber'),
  ],
};

export const engineering = { boms, bomItems, routings, ecns, ecnParts };
