import { isMore } from '../../inventory/posting-rules.ts';
import { broken, type Violation, when } from '../../kit/rules.ts';

/** Facts of an operation that both sides have. */
export type PiecesFacts = {
  readonly wc: string;
  readonly maximum: string;
  readonly defectItems: readonly { readonly item: string }[];
};

type Pieces = {
  readonly qualifiedQty?: string | undefined;
  readonly defectiveItems?: readonly { readonly item: string; readonly quantity: string }[] | undefined;
  readonly confirm?: readonly string[] | undefined;
};

type Defects = NonNullable<Pieces['defectiveItems']>;

export const defectRules = (
  defects: Defects,
  { wc, defectItems }: Pick<PiecesFacts, 'wc' | 'defectItems'>,
  field: string,
): Violation[] => {
  if (defects.length > 0 && defectItems.length === 0) return [broken('DEFECTIVE_ITEMS_NOT_CONFIGURED', field)];
  return defects.flatMap(({ item }, index) => [
    ...when(!defectItems.some((known) => known.item === item), () =>
      broken('DEFECTIVE_ITEM_NOT_EXIST', `${field}.${index}.item`, { defectiveItem: item, wc }),
    ),
    ...when(defects.findIndex((other) => other.item === item) < index, () =>
      broken('DEFECTIVE_ITEM_TWICE', `${field}.${index}.item`, { defectiveItem: item }),
    ),
  ]);
};

/** The question about the maximum comes last: everything else is wrong whatever the answer is. */
export const piecesRules = (
  { qualifiedQty, defectiveItems = [], confirm = [] }: Pieces,
  facts: PiecesFacts,
): Violation[] => [
  ...when(qualifiedQty === undefined, () => broken('QUANTITY_REQUIRED', 'qualifiedQty')),
  ...defectRules(defectiveItems, facts, 'defectiveItems'),
  ...when(
    qualifiedQty !== undefined &&
      isMore(qualifiedQty, facts.maximum) &&
      !confirm.includes('QUALIFIED_QTY_OVER_MAXIMUM_WARNING'),
    () =>
      broken('QUALIFIED_QTY_OVER_MAXIMUM_WARNING', 'qualifiedQty', {
        maximum: facts.maximum,
        quantity: qualifiedQty ?? '',
      }),
  ),
];
