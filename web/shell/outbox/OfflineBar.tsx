import { useOnline } from '#web/state/online.ts';

/** Says what still works while the network is away; nothing when it is there. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <p className="border-b border-warn-line bg-warn-bg px-4 py-1.5 text-sm text-warn lg:px-6">
          You are offline. What was read stays on the page. An entry that you post goes to the
          Outbox: post it from there once you are online again.
        </p>
      )}
    </div>
  );
}
