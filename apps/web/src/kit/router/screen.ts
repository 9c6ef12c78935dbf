import type { ScreenPath } from '@gemba/contract/screens';
import type { ComponentType } from 'react';
import type { Messages } from 'use-intl';
import type { Namespace } from '../text/catalogues.ts';
import type { Icon } from '../ui/icons.ts';
import type { ScreenShape } from '../ui/layout/screen-shape.ts';

/** A screen that is not loaded yet: its chunk, and the catalogues that it needs to be drawn. */
export interface LazyScreen {
  texts: readonly Namespace[];
  load: () => Promise<ComponentType>;
  /** Begins to read its data, beside its code and not after it. */
  readAhead?: (address: SearchParams) => Promise<unknown>;
}

/** The search params of an address, and the `$id` of its path. */
export type SearchParams = Readonly<Record<string, string | undefined>>;

/** A screen as tiles, hubs and the dock show it. */
export interface ScreenEntry {
  icon: Icon;
  /** A key of `screens` in the texts of its capability. */
  title: keyof Messages['shell']['screens'];
}

export type AppScreen = ScreenEntry & LazyScreen & { shape?: ScreenShape };

/** The screens of a capability by their path. */
export type AppScreens = { readonly [Path in ScreenPath]?: AppScreen };
