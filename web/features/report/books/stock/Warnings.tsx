// What makes a report of stock provisional, each in a line of its own.
export const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.map((warning) => (
    <span key={warning} className="mt-1 block text-warn">
      {warning}
    </span>
  ));
