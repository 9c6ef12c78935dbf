import { useState } from 'react';

/** Keeps the reading on which somebody wanted to decide when another was faster, to hold it beside the new one. */
export const useMovedOn = <Order>(order: Order | undefined) => {
  const [before, setBefore] = useState<Order>();
  return { before, mark: () => setBefore(order), forget: () => setBefore(undefined) };
};
