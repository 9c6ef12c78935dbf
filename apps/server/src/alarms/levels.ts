import type { HandlerContact } from '@gemba/contract/alarms/alarm/alarm';

type Handlers = readonly HandlerContact[];

const levelsOf = (handlers: Handlers) => handlers.map(({ level }) => level);

/** The level of the type, or the next one above it that has a handler, or else the highest there is. */
export const firstLevel = (handlers: Handlers, wanted: number): number | undefined => {
  const levels = levelsOf(handlers);
  const above = levels.filter((level) => level >= wanted);
  if (above.length > 0) return Math.min(...above);
  return levels.length > 0 ? Math.max(...levels) : undefined;
};

export const nextLevel = (handlers: Handlers, level: number): number | undefined => {
  const above = levelsOf(handlers).filter((one) => one > level);
  return above.length > 0 ? Math.min(...above) : undefined;
};

export const handlersAt = (handlers: Handlers, level: number | undefined) =>
  handlers.filter((one) => one.level === level);

/** The preset handlers of a level; all of them where none is preset: an alarm must reach somebody. */
export const toldAt = (handlers: Handlers, level: number): number[] => {
  const all = handlersAt(handlers, level);
  const preset = all.filter(({ presetHandler }) => presetHandler);
  return (preset.length > 0 ? preset : all).map(({ handler }) => handler.userId);
};
