// Typing ahead: keys that are pressed while something is on its way (a screen, an answer, a
// posting) are kept and played to it once it stands, so that fast hands lose none. What takes too
// long, comes to nothing, or cannot be kept in order is forgotten: keys must not act where nobody
// meant them.
import { sessionAtom, store } from '#web/state/session.ts';
import { isInert, isPlayable, pressedBy, pressKey } from './play.ts';
import type { PlayedKey } from './play.ts';

/** Longer than this nobody types blindly, on however slow a machine. */
const PATIENCE_MS = 10_000;
const LOOK_EACH_MS = 4;

type Wait = { readonly isReady: () => boolean; readonly until: number };

let waits: readonly Wait[] = [];
let kept: readonly PlayedKey[] = [];
/** Whether an order is on its way to the server, and nothing was typed since. */
let isOrdered = false;
let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * Keeps what is typed from now on.
 * @param isReady whether that which the keys are meant for is there and has the focus.
 */
export function keepKeysUntil(isReady: () => boolean): void {
  if (isReady()) return;
  waits = [...waits, { isReady, until: performance.now() + PATIENCE_MS }];
  if (timer !== null) return;
  // Before every other listener of the page, since those must not see a key that is kept.
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('pointerdown', dropKeys, { capture: true });
  timer = setTimeout(look, LOOK_EACH_MS);
}

/**
 * Keeps what is typed from now on until an answer is there.
 * @param opensForm whether the order leads to a form, whose own order is then another.
 * @returns what to call then, with whether there is anything that keys could be meant for.
 */
export function keepKeys(opensForm = false): (something: boolean) => void {
  let isOver = false;
  keepKeysUntil(() => isOver);
  // Keys that are still to be played were typed after this order: the next one is another.
  isOrdered = !opensForm && kept.length === 0;
  return (something) => {
    isOver = true;
    if (!something) dropKeys();
    // The same order is a new one from here on, unless it led to a page that is still to come.
    else if (waits.every(({ isReady }) => isReady())) isOrdered = false;
  };
}

/** What was typed is meant for something that will not come. */
export function dropKeys(): void {
  waits = [];
  kept = [];
  isOrdered = false;
  if (timer !== null) clearTimeout(timer);
  timer = null;
  window.removeEventListener('keydown', keep, { capture: true });
  window.removeEventListener('pointerdown', dropKeys, { capture: true });
}

// What somebody typed who was signed out since is for nobody.
store.sub(sessionAtom, () => {
  if (store.get(sessionAtom) === null) dropKeys();
});

function keep(event: KeyboardEvent): void {
  if (!event.isTrusted || isInert(event)) return;
  // The browser's keys act at once, and Escape is a change of mind: what was typed before is void.
  if (!isPlayable(event)) return dropKeys();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isRepeatedSubmit(event)) return;
  isOrdered = false;
  kept = [...kept, pressedBy(event)];
}

/** Enter held down, or the order once more before its answer: nothing new is meant. */
const isRepeatedSubmit = ({ key, repeat, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (repeat || ((ctrlKey || metaKey) && isOrdered));

/** Plays one key at a time: each may begin something that the next has to wait for. */
function look(): void {
  waits = waits.filter(({ isReady }) => !isReady());
  const now = performance.now();
  if (waits.some(({ until }) => until < now)) return dropKeys();
  const [first, ...rest] = kept;
  if (waits.length === 0 && first === undefined) return dropKeys();
  timer = setTimeout(look, LOOK_EACH_MS);
  if (waits.length > 0 || first === undefined) return;
  isOrdered = false;
  kept = rest;
  if (!pressKey(first)) dropKeys();
}
