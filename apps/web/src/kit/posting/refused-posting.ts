import { useMemo } from 'react';
import { Refused } from '../client/errors.ts';

export type RefusedPosting = {
  code: string;
  message: string;
  /** The field path in the request, such as `items.0.locations.1.quantity`; empty where it is about the whole. */
  field: string;
  data: Readonly<Record<string, unknown>>;
};

/** A refusal as a form shows it; undefined for any other error. */
export const refusedPosting = (error: unknown): RefusedPosting | undefined => {
  if (!(error instanceof Refused)) return undefined;
  const { msgCode: code, message, data } = error;
  return { code, message, data, field: typeof data['field'] === 'string' ? data['field'] : '' };
};

/** The refusal that a form shows: none that the client has shown already, and the same object while the error is the same. */
export const useRefused = (error: unknown) =>
  useMemo(() => (error instanceof Refused && error.shown ? undefined : refusedPosting(error)), [error]);
