import { expect, it } from 'vitest';
import { ReceiverHeader } from '../receiving/receiving-shapes.ts';
import { maximumLength } from './schema-limits.ts';

it('reads the longest text from the schema, also where the field is optional', () => {
  const { carrier, trackingNumber, freightCost } = ReceiverHeader.shape;
  expect([carrier, trackingNumber, freightCost].map(maximumLength)).toEqual([20, 80, undefined]);
});
