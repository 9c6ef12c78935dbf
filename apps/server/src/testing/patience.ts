/** A machine that stands still for some seconds must not turn an answer into SERVER_BUSY. */
export const PATIENT_MS = 60_000;
