import type * as z from 'zod/mini';

const streams = new WeakSet<object>();

/**
 * A reply that goes on: server-sent events, each one JSON object on one line, told apart by `type`. A refusal comes
 * before it and keeps the envelope.
 */
export const streamOf = <Event extends z.ZodMiniType>(event: Event): Event => {
  streams.add(event);
  return event;
};

export const isStream = (reply: object) => streams.has(reply);
