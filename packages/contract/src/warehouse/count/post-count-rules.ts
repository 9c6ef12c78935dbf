import { serialRules, type TracedPart } from '../../inventory/posting-rules.ts';
import type { CallInput } from '../../kit/call.ts';
import { isZero } from '../../kit/fixed-point.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';
import type { postCount } from './post-count.ts';

type Items = CallInput<typeof postCount>['body']['items'];

export type CountFacts = {
  readonly partNamed: (partNumber: string) => TracedPart | undefined;
  /** Parts that differ from the books. The count is blind: only the server knows them before it has said so. */
  readonly differs: readonly string[];
};

/** A part that nobody looked at is left out: empty is not zero. */
export const countedItems = (items: Items) => {
  const named = new Set<string>();
  return items.flatMap(({ counted, ...item }, index) => {
    if (counted === null) return [];
    const isRepeated = named.has(item.partNumber);
    named.add(item.partNumber);
    return [{ ...item, counted, isRepeated, field: `items.${index}` }];
  });
};

export type CountedItem = ReturnType<typeof countedItems>[number];

export const nothingCountedRules = (counted: readonly CountedItem[]): Violation[] =>
  when(counted.length === 0, () => broken('NOTHING_COUNTED', 'items'));

export const countedItemRules = (
  { partNumber, counted, serials, isRepeated, field }: CountedItem,
  part: TracedPart | undefined,
): Violation[] => [
  ...when(isRepeated, () => broken('COUNTED_TWICE', `${field}.partNumber`, { partNumber })),
  ...(part && (!isZero(counted) || serials?.length) ? serialRules(part, counted, serials, `${field}.serials`) : []),
];

type Differing = { readonly partNumber: string; readonly reason?: string | null | undefined; readonly field: string };

/** Parts that differ from the books need a reason. */
export const reasonRules = (differing: readonly Differing[]): Violation[] =>
  differing
    .filter(({ reason }) => !reason?.trim())
    .map(({ partNumber, field }) => broken('COUNT_REASON_REQUIRED', `${field}.reason`, { partNumber }));

export const postCountRules = (
  { body: { items } }: Pick<CallInput<typeof postCount>, 'body'>,
  { partNamed, differs }: CountFacts,
): Violation[] => {
  const counted = countedItems(items);
  return [
    ...nothingCountedRules(counted),
    ...counted.flatMap((item) => countedItemRules(item, partNamed(item.partNumber))),
    ...reasonRules(counted.filter(({ partNumber }) => differs.includes(partNumber))),
  ];
};
