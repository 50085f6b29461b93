// Beside a draft, until what it is decided by is read.
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

export const DraftWaiting = () => (
  <div role="status" aria-busy="true" aria-label="Loading what it will post" className="card p-4">
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} className="mb-3 h-5" />
    ))}
  </div>
);
