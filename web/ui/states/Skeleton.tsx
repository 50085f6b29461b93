// Grey boxes in the place of what is coming; shown only after 120 ms, so that a quick answer does
// not flicker.

export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div className={`rounded-sm bg-surface-3 ${className}`} />;
}

type Props = {
  readonly label: string;
  readonly count: number;
  /** Classes that give the box of one item its size. */
  readonly item: string;
  readonly layout: string;
};

export function Skeletons({ label, count, item, layout }: Props) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={`appear-late ${layout}`}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={item} />
      ))}
    </div>
  );
}

/** A document that is on its way: head, lines and total where they will stand. */
export function PaperSkeleton({ label }: { readonly label: string }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className="appear-late card flex flex-col gap-3 p-8 max-sm:p-4"
    >
      <div className="mb-6 flex justify-between">
        <Skeleton className="h-12 w-48 max-w-[60%]" />
        <Skeleton className="h-12 w-28" />
      </div>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-(--row)" />
      ))}
      <Skeleton className="mt-4 ml-auto h-8 w-40" />
    </div>
  );
}
