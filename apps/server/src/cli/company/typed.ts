import * as z from 'zod/mini';
import { ConfigError } from '../../kit/config.ts';

/** The options of a command, judged by the shape that the page of the same settings has. */
export function typedAs<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
  typed: Record<keyof Shape, string | undefined>,
  options: Record<keyof Shape, string>,
) {
  const { data, error } = z.strictObject(shape).safeParse(typed);
  if (data) return data;
  const [name] = (error?.issues ?? []).flatMap(({ path: [field] }) => options[field as keyof Shape] ?? []);
  throw new ConfigError(`--${name} is missing or wrong; see the examples of \`gemba help\``);
}
