// Hears the keys of the whole window, after every control has had its turn.
import { activeScopes } from './registry.ts';
import type { KeyAction } from './registry.ts';
import { firstOf, isCharacter, isPlain, isStroke, secondOf } from './stroke.ts';

export type KeySwitches = { readonly singleKeys: boolean; readonly tallyKeys: boolean };

const SECOND_STROKE_MS = 1_000;
const TYPED_INTO =
  'textarea, select, [contenteditable]:not([contenteditable=false]), input:not([type=checkbox], ' +
  '[type=radio], [type=button], [type=submit], [type=reset], [type=range], [type=color])';
const ACTS_ON_SPACE = 'button, summary, input, [role=option], [role=menuitem]';
const ACTS_ON_ENTER = `a[href], ${ACTS_ON_SPACE}`;
const HAS_ARROWS = 'input:not([type=checkbox]), [role=tab], [role=menu], [role=listbox]';

const isIn = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether a key may act at all, given the switches and where the focus is. */
function mayAct({ keys, tally }: KeyAction, switches: KeySwitches, event: KeyboardEvent): boolean {
  if (tally === true && !switches.tallyKeys) return false;
  if (isCharacter(keys) && !switches.singleKeys) return false;
  if (isPlain(keys) && isIn(event, TYPED_INTO)) return false;
  // A menu that stands open closes on Escape by itself.
  if (keys === 'Escape' && document.querySelector('[popover=auto]:popover-open')) return false;
  if (/^(Arrow\w+|Home|End)$/.test(keys) && isIn(event, HAS_ARROWS)) return false;
  if (keys === 'Space') return !isIn(event, ACTS_ON_SPACE);
  return !(keys === 'Enter' && isIn(event, ACTS_ON_ENTER));
}

/** What is remembered from one key to the next. */
type Memory = {
  /** The first stroke of `G D`, and when it came. */
  first: { readonly name: string; readonly at: number } | null;
  /** The binding whose first press was left to the text field. */
  leftToField: string | null;
};

function heard(event: KeyboardEvent, switches: KeySwitches, memory: Memory): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (/^(Control|Shift|Alt|Meta|AltGraph)$/.test(event.key)) return;
  const usable = activeScopes()
    .flatMap(({ actions }) => actions)
    .filter((action) => mayAct(action, switches, event));
  const { first, leftToField } = memory;
  memory.first = null;
  memory.leftToField = null;

  const isSecond = first !== null && event.timeStamp - first.at < SECOND_STROKE_MS;
  const pair = usable.find(({ keys }) => {
    const second = secondOf(keys);
    const begins = firstOf(keys).join('+') === first?.name;
    return isSecond && begins && second !== null && isStroke(second, event);
  });
  if (pair !== undefined) {
    act(pair, event);
    return;
  }
  for (const action of usable) {
    if (secondOf(action.keys) !== null || !isStroke(firstOf(action.keys), event)) continue;
    const waits = action.secondTimeInField === true && isIn(event, TYPED_INTO);
    if (waits && leftToField !== action.keys) {
      memory.leftToField = action.keys;
      return;
    }
    if (act(action, event) !== false) return;
  }
  const begun = usable.find(
    ({ keys }) => secondOf(keys) !== null && isStroke(firstOf(keys), event),
  );
  if (begun === undefined) return;
  event.preventDefault();
  memory.first = { name: firstOf(begun.keys).join('+'), at: event.timeStamp };
}

function act({ run }: KeyAction, event: KeyboardEvent): void | false {
  const done = run(event);
  if (done !== false) event.preventDefault();
  return done;
}

/** @returns how to stop listening. */
export function listenToKeys(switches: () => KeySwitches): () => void {
  const memory: Memory = { first: null, leftToField: null };
  const onKeyDown = (event: KeyboardEvent) => heard(event, switches(), memory);
  const onPointer = () => {
    memory.first = null;
    memory.leftToField = null;
  };
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('pointerdown', onPointer);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('pointerdown', onPointer);
  };
}
