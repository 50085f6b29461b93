// The end of what this device keeps of a person's books. It needs no library, so that the pages for
// visitors stay small: they are the ones that find out that nobody is signed in.

export const LOCAL_DATABASE = 'lekha';

let wiped = 0;

/** Grows with each wiping, so that what was asked for before it is not kept after it. */
export const timesWiped = (): number => wiped;

/** Removes the local database, also under the pages that have it open in other tabs. */
export async function wipeLocal(): Promise<void> {
  wiped += 1;
  try {
    const removing = indexedDB.deleteDatabase(LOCAL_DATABASE);
    await new Promise<void>((resolve) => {
      for (const end of ['success', 'error']) removing.addEventListener(end, () => resolve());
    });
  } catch {
    // A browser without a database has kept nothing.
  }
}
