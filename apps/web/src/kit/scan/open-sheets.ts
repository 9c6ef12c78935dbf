type OpenSheet = {
  /** Scanning goes on while it is open. */
  scansOn: boolean;
  /** Closes it, unless that loses something or leaves a question unanswered. Tells whether it does. */
  giveWay: () => boolean;
};

/** The last one lies on top. */
const sheets: OpenSheet[] = [];

export const openSheet = (sheet: OpenSheet) => {
  sheets.push(sheet);
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
  };
};

/** Whether a sheet hides what a scan is told on. */
export const isCovered = () => sheets.some(({ scansOn }) => !scansOn);

/** Closes the sheets above the screen that is scanned into. False where one of them stays: it does not take the scan. */
export const clearTheWay = () => {
  for (const { scansOn, giveWay } of sheets.toReversed()) {
    if (scansOn) return true;
    if (!giveWay()) return false;
  }
  return true;
};
