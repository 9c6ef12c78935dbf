/** The last one lies on top. */
const closers: (() => void)[] = [];

/** The phone's Back calls `close` instead of leaving the screen, until the function that comes back is called. */
export const backCloses = (close: () => void) => {
  closers.push(close);
  return () => {
    closers.splice(closers.indexOf(close), 1);
  };
};

/** Closes the sheet on top. False where none is open, so that Back leaves the screen. */
export const closeOnBack = () => {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
};
