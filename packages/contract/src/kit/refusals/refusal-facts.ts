import type english from './refusals.en.ts';
import type { RefusalCode } from './refusals.ts';

/** Text in brackets is left out where its facts are missing. */
type Always<Text extends string> = Text extends `${infer Before}[${string}]${infer After}`
  ? Always<`${Before}${After}`>
  : Text;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/**
 * The facts that the sentence of a refusal needs, read from the sentence itself: whoever refuses cannot forget one.
 * More may be sent along for the screen, e.g. `field`.
 */
export type RefusalFacts<Code extends RefusalCode> = {
  readonly [name in NamesIn<Always<(typeof english)[Code]>>]: string | number;
};
