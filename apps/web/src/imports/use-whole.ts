import { useFigures } from '../kit/text/use-figures.ts';

/** A number of rows or lines, as the reader writes it. */
export const useWhole = () => {
  const { quantity } = useFigures();
  return (count: number) => quantity(String(count));
};
