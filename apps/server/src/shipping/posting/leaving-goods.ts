import type { Movement, Step } from '../../postings/index.ts';

/** Goods of one line of a document at one location. */
interface Goods extends Pick<Movement, 'partNumber' | 'location' | 'item' | 'fields'> {
  readonly quantity: bigint;
}

export const pickMovement = ({ quantity, ...goods }: Goods): Movement => ({
  ...goods,
  movement: 'PICK',
  onHand: -quantity,
  inSip: quantity,
});

export const unpickMovement = ({ quantity, ...goods }: Goods): Movement => ({
  ...goods,
  movement: 'UNPICK',
  onHand: quantity,
  inSip: -quantity,
});

export const shipMovement = ({ quantity, ...goods }: Goods): Movement => ({
  ...goods,
  movement: 'SHIP',
  inSip: -quantity,
});

export const issueMovement = ({ quantity, ...goods }: Goods): Movement => ({
  ...goods,
  movement: 'ISSUE',
  onHand: -quantity,
  inWip: quantity,
});

/** Unit cost and value of the goods that left by a step. */
export const costOfLeaving = (step: Step | undefined) => ({
  cost: step?.before.cost ?? 0n,
  value: -(step?.valueChange ?? 0n),
});
