/** A status colour; never the only sign of it. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'hold' | 'idle';
