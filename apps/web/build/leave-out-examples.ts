import { type Plugin, parseAst } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/.*\.ts$/;
/** The example of a call, and the search params of a screen with theirs: the browser reads neither. */
const EXAMPLES = /^(example|search)$/;
const TEXTS = /^(Literal|TemplateLiteral)$/;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/**
 * Examples are object literals, the summary of a call is a text: a field of a schema that has one of these names is a call,
 * and stays.
 */
const isExample = (node: Node) => {
  const { type, key, value } = node as Node & { key?: { name?: string }; value?: unknown };
  if (type !== 'Property' || !isNode(value)) return false;
  const name = key?.name ?? '';
  return name === 'summary' ? TEXTS.test(value.type) : EXAMPLES.test(name) && value.type === 'ObjectExpression';
};

const examplesIn = (node: Node): Node[] =>
  isExample(node) ? [node] : Object.values(node).flat().filter(isNode).flatMap(examplesIn);

export const withoutExamples = (code: string) =>
  examplesIn(parseAst(code) as unknown as Node).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
    code,
  );

/** Examples and summaries are for tests and for the OpenAPI document: nobody downloads them. */
export const leaveOutExamples = (): Plugin => ({
  name: 'leave-out-examples',
  apply: 'build',
  transform: {
    filter: { id: CONTRACT, code: /\b(example|search|summary):/ },
    handler: (code) => ({ code: withoutExamples(code), map: null }),
  },
});
