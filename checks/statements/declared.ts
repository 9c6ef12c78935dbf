import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier } from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';
import { lineAt } from '../kit/syntax.ts';
import { type Shape, shapeOf } from './shapes.ts';

/** A call of `statement` in the source. */
export interface Declaration {
  file: string;
  line: number;
  /** From 1. */
  column: number;
  params: Shape | undefined;
  row: Shape | undefined;
}

/** Every `statement<Params, Row>(…)` of these files, with the types that it names. */
export function declarationsIn(config: string, files: readonly string[]): Declaration[] {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} cannot be read`);
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(file);
      if (!source) throw new Error(`${file} is not part of ${config}`);
      return callsIn(source).map((call) => declarationOf(project.checker, file, source.text, call));
    });
  } finally {
    api.close();
  }
}

function callsIn(node: Node): CallExpression[] {
  const found: CallExpression[] = [];
  const visit = (one: Node): undefined => {
    if (isCallExpression(one) && isIdentifier(one.expression) && one.expression.text === 'statement') found.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

function declarationOf(checker: Checker, file: string, text: string, call: CallExpression): Declaration {
  const start = call.expression.end - 'statement'.length;
  const [params, row] = (call.typeArguments ?? []).map((node) => {
    const type = checker.getTypeFromTypeNode(node);
    return type && shapeOf(checker, type);
  });
  return { file, line: lineAt(text, start), column: start - text.lastIndexOf('\n', start - 1), params, row };
}
