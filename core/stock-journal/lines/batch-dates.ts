// The days of a batch: those that were said of it last.
export type BatchDates = {
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
};

export const NO_DATES: BatchDates = { manufacturedOn: null, expiresOn: null };

export type DatesOfBatches = ReadonlyMap<string, BatchDates>;

export function datesOf(
  moves: readonly (BatchDates & { readonly batch: string | null })[],
): DatesOfBatches {
  const dates = new Map<string, BatchDates>();
  for (const { batch, manufacturedOn, expiresOn } of moves) {
    if (batch === null) continue;
    const before = dates.get(batch) ?? NO_DATES;
    dates.set(batch, {
      manufacturedOn: manufacturedOn ?? before.manufacturedOn,
      expiresOn: expiresOn ?? before.expiresOn,
    });
  }
  return dates;
}
