// The keys that work now, as the overlay lists them.
import type { ShortcutGroup } from '#web/ui/overlays/ShortcutOverlay.tsx';
import type { KeySwitches } from './listen.ts';
import { activeScopes } from './registry.ts';
import { isCharacter } from './stroke.ts';

export const SWITCHED_OFF =
  'Some keys are switched off. Account Settings turns Tally keys and single-key shortcuts on.';

/** Every entry form has these four; they need no screen to say so. */
const ALWAYS: ShortcutGroup = {
  title: 'In forms',
  shortcuts: [
    { does: 'Next missing field', keys: ['Enter'] },
    { does: 'Do it', keys: ['Ctrl+Enter'] },
    { does: 'One step back; nothing is lost', keys: ['Escape'] },
    { does: 'Next field in plain order', keys: ['Tab'] },
    { does: 'Create what a list does not have', keys: ['Alt+C'] },
  ],
};

/** @returns the nearest scope first; of one thing with two keys, both stand beside it. */
export function shortcutGroups(switches: KeySwitches): readonly ShortcutGroup[] {
  const scopes = activeScopes(0).map(({ title, actions }) => {
    const usable = actions.filter(
      ({ keys, tally }) =>
        (tally !== true || switches.tallyKeys) && (!isCharacter(keys) || switches.singleKeys),
    );
    const deeds = [...new Set(usable.map(({ does }) => does))];
    const keysOf = (deed: string) =>
      usable.filter(({ does }) => does === deed).map(({ keys }) => keys);
    return { title, shortcuts: deeds.map((does) => ({ does, keys: keysOf(does) })) };
  });
  return [...scopes, ALWAYS].filter(({ shortcuts }) => shortcuts.length > 0);
}
