import { useMedia } from '#web/ui/use-wide.ts';
import type { ColumnRoom } from './columns.ts';

/** @returns how much room a register has beside the sidebar. */
export function useRoom(): ColumnRoom {
  const isMost = useMedia('(min-width: 1560px)');
  const isMuch = useMedia('(min-width: 1320px)');
  const isMore = useMedia('(min-width: 1180px)');
  const isSome = useMedia('(min-width: 820px)');
  if (isMost) return 'most';
  if (isMuch) return 'much';
  if (isMore) return 'more';
  return isSome ? 'some' : 'little';
}
