import type english from './refusals.en.ts';
import type { RefusalCode } from './refusals.ts';

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/**
 * The facts that the sentence of a refusal needs, read from the sentence itself: whoever refuses cannot forget one.
 * More may be sent along for the screen, e.g. `field`.
 */
export type RefusalFacts<Code extends RefusalCode> = {
  readonly [name in NamesIn<(typeof english)[Code]>]: string | number;
};
