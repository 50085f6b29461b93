// The five buttons that move the console, and the field that takes it to a place.
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { formatCount } from '#web/format/money.ts';
import type { HistoryPlace } from '../use-history.ts';

type Props = { readonly place: HistoryPlace };

export function Transport({ place }: Props) {
  const { seq, lastSeq, playing, goTo, move } = place;
  const [isFirst, isLast] = [seq <= 1, seq >= lastSeq];
  const days = place.days.data?.days ?? [];
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <Button disabled={isFirst} onClick={() => goTo(1)}>
        First <Hint keys="Home" />
      </Button>
      <Button disabled={isFirst} onClick={() => move(-1)}>
        Previous <Hint keys="←" />
      </Button>
      <Button aria-pressed={playing.isOn} disabled={isLast} onClick={playing.toggle}>
        {playing.isOn ? 'Pause' : 'Play'} <Hint keys="Space" />
      </Button>
      <Button disabled={isLast} onClick={() => move(1)}>
        Next <Hint keys="→" />
      </Button>
      <Button disabled={isLast} onClick={() => goTo(lastSeq)}>
        Last <Hint keys="End" />
      </Button>
      <GoTo place={place} />
      <span className="ml-auto flex flex-wrap items-center gap-3 text-sm max-sm:hidden">
        <span>
          <i className="mr-1.5 inline-block size-2 rotate-45 bg-cancelled" />
          {formatCount(sum(({ corrections }) => corrections))} corrections <Hint keys="N" />
        </span>
        <span>
          <i className="mr-1.5 inline-block size-2 bg-warn" />
          {formatCount(sum(({ late }) => late))} entered late
        </span>
      </span>
    </div>
  );
}

const Hint = ({ keys }: { readonly keys: string }) => (
  <span className="max-sm:hidden pointer-coarse:hidden">
    <Kbd>{keys}</Kbd>
  </span>
);

function GoTo({ place }: Props) {
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  return (
    <form
      className="flex items-center gap-2 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void place.goToText(text).then((found) => {
          setUnknown(!found);
          if (found) setText('');
        });
      }}
    >
      <label htmlFor="history-place" className="text-sm text-ink-2">
        Go to
      </label>
      <input
        id="history-place"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="31 oct, 1282, #885"
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? 'history-place-unknown' : undefined}
        className="control w-40! max-sm:flex-1"
      />
      {isUnknown && (
        <span id="history-place-unknown" role="alert" className="text-sm text-overdue">
          No such day, event or entry.
        </span>
      )}
    </form>
  );
}
