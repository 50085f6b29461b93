// A file that the server draws, such as a PDF.

/** The server makes two for a person at a time: other tabs of hers may hold them for long. */
const TRIES_MAX = 60;

/**
 * @param ask for the file once; asked again where the server has no place for it yet.
 * @returns the file, or null when it could not be had.
 */
export async function fetchFile(
  ask: () => Promise<Response | null>,
  signal?: AbortSignal,
): Promise<Blob | null> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const response = await ask();
    if (response?.status === 200) return response.blob().catch(() => null);
    const seconds = response === null ? null : secondsToWait(response);
    if (seconds === null) return null;
    await pause(seconds, signal);
    if (signal?.aborted === true) return null;
  }
  return null;
}

/**
 * @returns after how long it may be asked for again: where there is no place, or the book is being
 *   prepared; null where that would not help.
 */
function secondsToWait({ status, headers }: Response): number | null {
  const asked = headers.get('Retry-After');
  if (status === 429) return Number(asked ?? 1);
  return status === 503 && asked !== null ? Number(asked) : null;
}

/** Ends at once when it is called off. */
const pause = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((over) => {
    const timer = setTimeout(over, seconds * 1000);
    const stop = () => {
      clearTimeout(timer);
      over();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
