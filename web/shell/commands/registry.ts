// What the palette offers: each part of the program adds its commands while it is on the page.
import type { PaletteGroup, PaletteItem } from '#web/ui/overlays/palette/items.ts';

/** The groups, in the order in which they stand. */
export const GROUPS = [
  'Create',
  'Go to',
  'Import',
  'This page',
  'Accounts',
  'Invoices, customers, products',
  'Reports',
  'Settings',
  'Books',
  // Behind all that has a name: words in narrations are many.
  'Entries',
  'Time',
  'Calculate',
] as const;

export type GroupTitle = (typeof GROUPS)[number];

/**
 * A list is searched by name; a function is given the text and answers it, best first. 'waiting'
 * says that an answer is on its way.
 */
export type CommandSource =
  | readonly PaletteItem[]
  | ((text: string) => readonly PaletteItem[] | 'waiting' | null);

type CommandGroup = { readonly group: GroupTitle; readonly source: () => CommandSource };

let sources: readonly CommandGroup[] = [];
let listeners: readonly (() => void)[] = [];

function change(next: readonly CommandGroup[]): void {
  sources = next;
  for (const heard of listeners) heard();
}

/** What is offered now; another value whenever something was added or taken away. */
export const commandSources = (): unknown => sources;

/** @returns how to stop listening. */
export function onCommandsChange(heard: () => void): () => void {
  listeners = [...listeners, heard];
  return () => {
    listeners = listeners.filter((each) => each !== heard);
  };
}

/** @returns how to take the source away again. */
export function addCommands(registered: CommandGroup): () => void {
  change([...sources, registered]);
  return () => {
    change(sources.filter((each) => each !== registered));
  };
}

/** @returns every group that has something to say to the text. */
export function groupsFor(text: string): readonly PaletteGroup[] {
  return GROUPS.flatMap((title) => {
    const own = sources.filter(({ group }) => group === title).map(({ source }) => source());
    return own.map((source): PaletteGroup => {
      if (typeof source !== 'function') return { title, items: source };
      const answer = source(text);
      if (answer === 'waiting') return { title, items: [], waiting: true };
      return { title, items: answer ?? [], answered: true };
    });
  });
}
