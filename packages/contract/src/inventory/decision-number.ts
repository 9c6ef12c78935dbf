/** The decisions about the goods of an inspection report are numbered: 5524/1, 5524/2. */
export const decisionOf = (irNumber: string, count: number) => `${irNumber}/${count}`;

/** The report that a decision is about. */
export const reportOfDecision = (decisionNumber: string) => decisionNumber.replace(/\/\d+$/, '');
