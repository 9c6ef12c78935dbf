/** Fields that are shown elsewhere or are not part of the order itself. */
const BESIDE = ['version', 'approval', 'events', 'history', 'stock', 'vendorPrice', 'credit', 'changes'];
const LINES = ['items', 'components', 'operations', 'lines'];
const LINE_NUMBERS = ['purchaseOrderItemNumber', 'itemNumber', 'sequence'];

export interface Difference {
  field: string;
  /** The number of the line, if the field belongs to one. */
  line: number | undefined;
  from: unknown;
  to: unknown;
}

export type Reading = Readonly<Record<string, unknown>>;

const isReading = (value: unknown): value is Reading =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A person is compared by name. */
const plain = (value: unknown): unknown => (isReading(value) && 'name' in value ? value['name'] : value);
const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

const fieldsOf = (before: Reading, after: Reading) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !BESIDE.includes(field));

const inFields = (before: Reading, after: Reading, line?: number): Difference[] =>
  fieldsOf(before, after).flatMap((field) => {
    const [from, to] = [plain(before[field]), plain(after[field])];
    return isPlain(from) && isPlain(to) && from !== to ? [{ field, line, from, to }] : [];
  });

const numberOf = (line: Reading) => {
  const number = LINE_NUMBERS.map((name) => line[name]).find((value) => typeof value === 'number');
  return typeof number === 'number' ? number : -1;
};

const byNumber = (lines: unknown) =>
  new Map((Array.isArray(lines) ? lines.filter(isReading) : []).map((line) => [numberOf(line), line]));

const inLines = (before: unknown, after: unknown): Difference[] => {
  const [old, now] = [byNumber(before), byNumber(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort((line, other) => line - other)
    .flatMap((line) => {
      const [from, to] = [old.get(line), now.get(line)];
      // An added or removed line is named by its part, not by each of its fields.
      return from && to ? inFields(from, to, line) : [{ field: 'part', line, from: from?.['part'], to: to?.['part'] }];
    });
};

/** Compares two readings of one order field by field: its own fields first, then its lines. */
export const differences = (before: Reading, after: Reading): Difference[] => [
  ...inFields(before, after),
  ...LINES.flatMap((name) => inLines(before[name], after[name])),
];
