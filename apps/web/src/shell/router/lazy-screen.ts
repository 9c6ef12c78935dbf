import type { ComponentType } from 'react';
import type { LazyScreen } from '../../kit/router/screen.ts';
import { ensureTexts } from '../../kit/text/catalogues.ts';

/** A chunk that did not come: no network, or a newer version has replaced it. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
}

export const lazyScreen = async (screen: LazyScreen | Promise<LazyScreen>): Promise<{ default: ComponentType }> => {
  try {
    const { texts, load } = await screen;
    const [Screen] = await Promise.all([load(), ensureTexts(...texts)]);
    return { default: Screen };
  } catch {
    throw new MissingPart();
  }
};
