// A picture on a card, and the same figures as a table for whoever would rather read.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly legend?: ReactNode;
  readonly picture: ReactNode;
  readonly table: ReactNode;
};

export function PictureCard({ title, legend, picture, table }: Props) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 pb-2">
        <h2 id={id} className="mr-auto text-h2 font-semibold whitespace-nowrap">
          {title}
        </h2>
        {!isTable && legend}
        <button
          type="button"
          onClick={() => setIsTable(!isTable)}
          className="link-quiet min-h-6 text-xs pointer-coarse:min-h-11 print:hidden"
        >
          {isTable ? 'View as picture' : 'View as table'}
        </button>
      </div>
      {isTable ? table : <div className="px-4 pb-2.5">{picture}</div>}
    </section>
  );
}
