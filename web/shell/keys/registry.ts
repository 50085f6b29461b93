// The keys that work now: each screen and dialog says which, with what they do in words. The list
// is read when a key is pressed or the overlay opens, so no screen is drawn again for it.

export type KeyAction = {
  /** `Ctrl+Enter`, `Alt+C`, `Shift+D`, `F5`, `?`, `G D`; letters in capitals. */
  readonly keys: string;
  /** What the overlay and the palette say, as a button would: Correct this entry. */
  readonly does: string;
  /** Giving back false leaves the key to whoever comes next. */
  readonly run: (event: KeyboardEvent) => void | false;
  /** Belongs to the set that Tally's users turn on. */
  readonly tally?: boolean;
  /** In a text field the first press keeps its meaning there, only a second in a row acts. */
  readonly secondTimeInField?: boolean;
  /** Changes the book, or opens what does: rests on a page of the past. */
  readonly writes?: boolean;
  /** Works over an open dialog too. */
  readonly everywhere?: boolean;
};

type KeyScope = {
  readonly title: string;
  /** How many dialogs lie around it. */
  readonly depth: number;
  /** The shell's own keys give way to those of the page. */
  readonly isGlobal: boolean;
  readonly actions: () => readonly KeyAction[];
};

let scopes: readonly KeyScope[] = [];

/** @returns how to take the scope away again. */
export function addScope(scope: KeyScope): () => void {
  scopes = [scope, ...scopes];
  return () => {
    scopes = scopes.filter((each) => each !== scope);
  };
}

const openDialogs = (): number => document.querySelectorAll('dialog:modal').length;

type ActiveScope = {
  readonly title: string;
  readonly isGlobal: boolean;
  readonly actions: readonly KeyAction[];
};

/**
 * What hears keys now, nearest first: of an open dialog only its own, and what works everywhere.
 */
export function activeScopes(depth: number = openDialogs()): readonly ActiveScope[] {
  return [...scopes]
    .sort((a, b) => Number(a.isGlobal) - Number(b.isGlobal))
    .map(({ title, isGlobal, actions, depth: at }) => ({
      title,
      isGlobal,
      actions: at === depth ? actions() : actions().filter(({ everywhere }) => everywhere === true),
    }))
    .filter(({ actions }) => actions.length > 0);
}
