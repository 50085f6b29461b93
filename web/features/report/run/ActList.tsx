// What was posted in one act each, the latest first: when, by whom, how much, and its undoing.
import { Link } from 'react-router-dom';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/marks/Marks.tsx';

export type Act = {
  readonly number: number;
  /** What it did: up to 31 March 2027, ₹56,982.64. */
  readonly what: string;
  readonly journals: readonly number[];
  /** Of the journals, in their order. */
  readonly journalNumbers: readonly number[];
  readonly recordedAt: string;
  readonly recordedBy: { readonly name: string };
  /** Whether it may not be undone any more. */
  readonly isFinal?: boolean;
  readonly undone: {
    readonly at: string;
    readonly reason: string;
    readonly by: { readonly name: string };
  } | null;
  /** What is said of it beyond that. */
  readonly since?: string | null;
};

type Props = {
  /** Runs, or Disposals. */
  readonly title: string;
  /** Run, or Disposal. */
  readonly noun: string;
  readonly acts: readonly Act[];
  /** Null for whoever may not. */
  readonly onUndo: ((number: number) => void) | null;
};

export function ActList({ title, noun, acts, onUndo }: Props) {
  const { id: bookId } = usePageBook();
  if (acts.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6 print:hidden">
      <h2 className="mb-2 text-h2 font-semibold">{title}</h2>
      <ul className="card divide-y divide-line">
        {acts.map((act) => (
          <li key={act.number} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">
                  {noun} {formatCount(act.number)}
                </span>
                <span dir="auto">{act.what}</span>
                {act.undone !== null && <Badge kind="plum">Undone</Badge>}
              </p>
              <p className="text-sm text-ink-2">
                Posted by {act.recordedBy.name}, {formatInstant(act.recordedAt)} IST.
                {act.undone !== null && (
                  <span dir="auto">
                    {' '}
                    Undone by {act.undone.by.name}: {act.undone.reason}
                  </span>
                )}
                {act.since != null && <span dir="auto"> {act.since}</span>}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm">
                {act.journals.map((id, at) => (
                  <Link
                    key={id}
                    to={paths.journal(id, bookId)}
                    className="link-quiet min-h-6 py-0.5"
                  >
                    Entry #{formatCount(act.journalNumbers[at] ?? 0)}
                    <span className="sr-only">
                      {' '}
                      of {noun.toLowerCase()} {act.number}
                    </span>
                  </Link>
                ))}
              </p>
            </div>
            {act.undone === null && act.isFinal !== true && onUndo !== null && (
              <Button onClick={() => onUndo(act.number)}>
                Undo
                <span className="sr-only">
                  {' '}
                  {noun.toLowerCase()} {act.number}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
