/**
 * The clock of the device at the moment it sends, as an ISO instant in UTC. It goes with every posting, outside of the body:
 * a repetition has the same body and another moment. With it the server knows how long ago something happened by the
 * device's own clock, whatever that clock says.
 */
export const DEVICE_TIME_HEADER = 'X-Device-Time';
