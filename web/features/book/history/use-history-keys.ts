// The keys of the console.
import { stepBack } from '#web/shell/keys/step-back.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { HistoryPlace } from './use-history.ts';

/** @param compare the books after this event with those of now. */
export function useHistoryKeys(place: HistoryPlace, compare: () => void): void {
  const { seq, lastSeq, goTo, move, moveDays, moveToCorrection, playing } = place;
  const { filters, setFilter, byEvent, setByEvent } = place;
  const isLate = filters.only === 'late';
  useKeys('Replay', [
    { keys: 'ArrowLeft', does: 'Previous event', run: () => move(-1) },
    { keys: 'ArrowRight', does: 'Next event', run: () => move(1) },
    { keys: 'Shift+ArrowLeft', does: 'The day before', run: () => moveDays(-1, 'day') },
    { keys: 'Shift+ArrowRight', does: 'The day after', run: () => moveDays(1, 'day') },
    { keys: 'PageUp', does: 'The month before', run: () => moveDays(-1, 'month') },
    { keys: 'PageDown', does: 'The month after', run: () => moveDays(1, 'month') },
    { keys: 'Home', does: 'First event', run: () => goTo(1) },
    { keys: 'End', does: 'Last event', run: () => goTo(lastSeq) },
    { keys: 'Space', does: 'Play or pause', run: playing.toggle },
    { keys: 'N', does: 'Next correction', run: () => moveToCorrection(1) },
    { keys: 'P', does: 'Previous correction', run: () => moveToCorrection(-1) },
    {
      keys: 'L',
      does: 'Late entries only, or all events',
      run: () => setFilter('only', isLate ? null : 'late'),
    },
    { keys: 'V', does: 'Compare with now', run: compare },
    {
      keys: 'S',
      does: 'Step by act or by event',
      run: () => setByEvent(!byEvent),
    },
    {
      keys: '/',
      does: 'Go to a day, event or entry',
      run: () => document.getElementById('history-place')?.focus(),
    },
    {
      keys: 'Escape',
      does: 'Back to now, then to the page before',
      run: () => {
        if (seq === lastSeq) return stepBack();
        goTo(lastSeq);
        return undefined;
      },
    },
  ]);
}
