import { amount, code, message, text, whole } from '../columns.ts';
import { user } from './names.ts';

/** Columns that orders of several kinds have. An empty cell takes the value of the part, the vendor or the customer. */

const some = { empty: null };

const otherwise = (column: string, source: string) => ({
  first: `coalesce(new.${column}, ${source})`,
  next: `coalesce(new.${column}, old.${column})`,
  differs: `new.${column} is not null and new.${column} is distinct from old.${column}`,
});

// sql: names of the tables below only
const ofPart = (column: string) =>
  `(select p.${column} from part as p where p.company_id = $1 and p.part_number = new.part_number)`;
const ofParty = (party: 'vendor' | 'customer', column: string) =>
  `(select p.${column} from ${party} as p where p.company_id = $1 and p.${party}_id = new.${party}_id)`;

export const revision = () =>
  text('revision', 10, { empty: null, example: 'A', special: otherwise('revision', ofPart('revision')) });
export const description = () =>
  text('description', 200, {
    empty: null,
    example: 'Deep groove ball bearing 6204',
    special: otherwise('description', `coalesce(${ofPart('description')}, '')`),
  });

export const taxColumns = () => [
  code('taxCode', { empty: null, example: 'VAT21' }),
  amount(
    'taxRate',
    { decimals: 4, most: '99999' },
    {
      empty: null,
      example: '21',
      special: otherwise(
        'tax_rate',
        'coalesce((select t.rate from tax_rate as t where t.company_id = $1 and t.tax_code = new.tax_code), 0)',
      ),
    },
  ),
];

export const termsColumns = (party: 'vendor' | 'customer') => [
  text('terms', 60, { empty: null, example: 'Net 30', special: otherwise('terms', ofParty(party, 'terms')) }),
  whole('termsDays', 0, 3650, {
    empty: null,
    example: '30',
    special: otherwise('terms_days', ofParty(party, 'terms_days')),
  }),
  text('incoterm', 20, { empty: null, example: 'FCA' }),
];

export const noteColumns = () => [
  text('project', 60, some),
  text('relatedDoc', 60, some),
  message('message', 2_000, some),
];

export const owner = () => user('owner');
export const requester = () =>
  user('requester', { empty: null, example: 'mlopez', special: otherwise('requester', 'new.owner') });
