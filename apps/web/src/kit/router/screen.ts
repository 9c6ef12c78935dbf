import type { PlannedPath, ScreenPath } from '@gemba/contract/screens';
import type { ComponentType } from 'react';
import type { Messages } from 'use-intl';
import type { Namespace } from '../text/catalogues.ts';
import type { Icon } from '../ui/icons.ts';

/** A screen that is not loaded yet: its chunk, and the catalogues that it needs to be drawn. */
export interface LazyScreen {
  texts: readonly Namespace[];
  load: () => Promise<ComponentType>;
  /** Begins to read its data, beside its code and not after it. */
  readAhead?: (search: SearchParams) => Promise<unknown>;
}

export type SearchParams = Readonly<Record<string, string | undefined>>;

interface Entry {
  icon: Icon;
  /** A key of `screens` in the texts of its capability. */
  title: keyof Messages['shell']['screens'];
}

type Built = Entry & LazyScreen;
type Planned = Entry & { texts?: never; load?: never };

/** A screen as tiles, hubs and the dock show it. */
export type AppScreen = Built | Planned;

/** The screens of a capability by their path. The contract says which of them are only planned. */
export type AppScreens = { readonly [Path in ScreenPath]?: Path extends PlannedPath ? Planned : Built };
