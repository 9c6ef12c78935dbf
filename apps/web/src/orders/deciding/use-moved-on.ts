import { useState } from 'react';

/** Keeps the order as it was when the person wanted to decide, to compare it with the new one. */
export const useMovedOn = <Order>(order: Order | undefined) => {
  const [before, setBefore] = useState<Order>();
  return { before, mark: () => setBefore(order), forget: () => setBefore(undefined) };
};
