/** @returns the log's instant with microseconds as the wire has it, with milliseconds. */
export const wireInstant = (recordedAt: string): string => `${recordedAt.slice(0, 23)}Z`;
