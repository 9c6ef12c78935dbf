import { type ComponentType, lazy } from 'react';

/** A part that few people need, loaded where it is shown. The screen works without it if it cannot be loaded. */
export const optionalPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => ({ default: await load().catch(() => () => null) }));
