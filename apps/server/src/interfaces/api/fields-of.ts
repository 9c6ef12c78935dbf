import type { ApiField } from '@gemba/contract/interfaces/api/get-api-call';
import type { Call } from '@gemba/contract/kit/call';
import { json } from '@gemba/contract/open-api';

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
}

const LONGEST = 120;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The type of a field in a few words: `string (date)`, `"po" | "so"`, `number | null`. */
function typeOf(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return cut(shape.enum.map((value) => JSON.stringify(value)).join(' | '));
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return cut([...new Set(options.map(typeOf))].join(' | '));
  if (shape.type === 'array') return `list of ${shape.items ? typeOf(shape.items) : 'anything'}`;
  return `${shape.type ?? 'anything'}${shape.format ? ` (${shape.format})` : ''}`;
}

/** The shape behind lists and alternatives that has fields of its own. */
function inner(shape: Shape, suffix = ''): { shape: Shape; suffix: string } | undefined {
  if (shape.properties) return { shape, suffix };
  if (shape.items) return inner(shape.items, `${suffix}[]`);
  return (shape.anyOf ?? shape.oneOf)?.map((one) => inner(one, suffix)).find(Boolean);
}

const fieldsIn = (place: ApiField['place'], { properties = {}, required = [] }: Shape, before = ''): ApiField[] =>
  Object.entries(properties).flatMap(([key, shape]) => {
    const name = `${before}${key}`;
    const below = inner(shape);
    const field = { place, name, type: typeOf(shape), required: required.includes(key) };
    return below ? [field, ...fieldsIn(place, below.shape, `${name}${below.suffix}.`)] : [field];
  });

/** Every field that a call takes, those of objects in objects too. */
export const fieldsOf = ({ params, query, body }: Call): ApiField[] =>
  (
    [
      ['path', params],
      ['query', query],
      ['body', body],
    ] as const
  ).flatMap(([place, schema]) => (schema ? fieldsIn(place, json(schema, 'input') as Shape) : []));
