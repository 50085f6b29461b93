// How a part of the program adds what it can do to the palette.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { addCommands } from './registry.ts';
import type { CommandSource, GroupTitle } from './registry.ts';

/** The commands are offered while the component is on the page; its newest closures are called. */
export function useCommands(group: GroupTitle, source: CommandSource): void {
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => addCommands({ group, source: () => latest.current }), [group]);
}
