/** The day that lies so many days before today. */
export type Day = (daysBack: number) => string;

/** The open quantities of today, by part. */
export type Open = Map<string, { demand: bigint; onOrder: bigint }>;
