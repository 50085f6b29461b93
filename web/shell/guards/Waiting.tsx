import { Skeletons } from '#web/ui/states/Skeleton.tsx';

/** In the place of a page whose code or session is still on its way. */
export function Waiting() {
  return (
    <div className="mx-auto max-w-[1288px] p-4 lg:px-6 lg:pt-4">
      <Skeletons
        label="Loading"
        count={3}
        item="h-9 w-full max-w-160"
        layout="flex flex-col gap-4"
      />
    </div>
  );
}
