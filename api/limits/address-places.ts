// What one address may have under way at once, and one account of it one after another.
import { PasswordsBusy } from '#api/session/password/hash-queue.ts';

export type LimitedPlaces = <Value>(
  at: { readonly address: string; readonly account: string },
  work: () => Promise<Value>,
) => Promise<Value>;

/**
 * @param placesMax for each address.
 * @returns a function that runs work; it throws PasswordsBusy where an address has no free place.
 */
export function createAddressPlaces(placesMax: number): LimitedPlaces {
  const taken = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  return async ({ address, account }, work) => {
    const count = taken.get(address) ?? 0;
    if (count >= placesMax) throw new PasswordsBusy('Too many sign in from this address.');
    taken.set(address, count + 1);
    const key = JSON.stringify([address, account]);
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    // Whoever comes next waits for this one, however it ends.
    const over = mine.catch(() => undefined);
    last.set(key, over);
    try {
      return await mine;
    } finally {
      if (last.get(key) === over) last.delete(key);
      const left = (taken.get(address) ?? 1) - 1;
      if (left === 0) taken.delete(address);
      else taken.set(address, left);
    }
  };
}
