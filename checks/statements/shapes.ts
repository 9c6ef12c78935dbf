import { type Checker, SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';

/** A type of TypeScript, as far as values of the database can have it. */
export interface Shape {
  text: string;
  mayBeNull: boolean;
  mayBeMissing: boolean;
  /** One of a union, or the only one. */
  members: Member[];
}

export type Member =
  | { kind: 'string' | 'number' | 'boolean'; value?: string | number | boolean }
  | { kind: 'bytes' | 'any' | 'void' | 'other' }
  | { kind: 'list'; of: Shape }
  | { kind: 'tuple'; of: Shape[] }
  | { kind: 'object'; fields: Field[] };

export interface Field {
  name: string;
  shape: Shape;
}

/** Deeper than this is JSON, which may have any shape. */
const DEPTH = 4;

export const shapeOf = (checker: Checker, type: Type, depth = 0): Shape => {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const isOneOf = (flags: TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  return {
    text: checker.typeToString(type),
    mayBeNull: isOneOf(TypeFlags.Null),
    mayBeMissing: isOneOf(TypeFlags.Undefined),
    members: parts.flatMap((part) =>
      part.flags & (TypeFlags.Null | TypeFlags.Undefined) ? [] : [memberOf(checker, part, depth)],
    ),
  };
};

function memberOf(checker: Checker, type: Type, depth: number): Member {
  const { flags } = type;
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return { kind: 'any' };
  if (flags & TypeFlags.Void) return { kind: 'void' };
  if (type.isLiteralType() && typeof type.value !== 'bigint')
    return { kind: typeof type.value as 'string', value: type.value };
  if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { kind: 'string' };
  if (flags & TypeFlags.Number) return { kind: 'number' };
  if (flags & TypeFlags.Boolean) return { kind: 'boolean' };
  // A branded text is a text.
  const [plain] = type.isIntersectionType()
    ? type.getTypes().flatMap((part) => (part.flags & (TypeFlags.String | TypeFlags.Number) ? [part] : []))
    : [];
  if (plain) return memberOf(checker, plain, depth);
  if (/^(Buffer|NonSharedBuffer|Uint8Array)\b/.test(checker.typeToString(type))) return { kind: 'bytes' };
  if (checker.isTupleType(type)) return { kind: 'tuple', of: argumentsOf(checker, type, depth) };
  if (checker.isArrayType(type)) {
    const [of] = argumentsOf(checker, type, depth);
    return of ? { kind: 'list', of } : { kind: 'other' };
  }
  if (flags & TypeFlags.NonPrimitive) return { kind: 'object', fields: [] };
  if (!(flags & (TypeFlags.Object | TypeFlags.Intersection))) return { kind: 'other' };
  return { kind: 'object', fields: depth < DEPTH ? fieldsOf(checker, type, depth + 1) : [] };
}

const argumentsOf = (checker: Checker, type: Type, depth: number) =>
  checker.getTypeArguments(type as TypeReference).map((one) => shapeOf(checker, one, depth + 1));

function fieldsOf(checker: Checker, type: Type, depth: number): Field[] {
  const properties = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(properties);
  return properties.map(({ name, flags }, index) => {
    const shape = shapeOf(checker, types[index] ?? checker.getUnknownType(), depth);
    return { name, shape: { ...shape, mayBeMissing: shape.mayBeMissing || (flags & SymbolFlags.Optional) !== 0 } };
  });
}
