// Grey boxes in the place of what is coming; shown only after 120 ms, so that a quick answer does
// not flicker.

export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div className={`rounded-sm bg-surface-3 ${className}`} />;
}

type Props = {
  readonly label: string;
  readonly count: number;
  /** The box of one item. */
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
