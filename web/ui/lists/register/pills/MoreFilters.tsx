// What a register is narrowed to more rarely: each is a pill once it is set or asked for, and until
// then a line under + Filter.
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { BoxPill, SetPill } from './Pills.tsx';

export type RarerFilter = {
  readonly id: string;
  readonly label: string;
  readonly isSet: boolean;
} & (
  | { readonly onSet: (isSet: boolean) => void }
  /** One that has a value to be chosen. @param isNew whether it was just asked for. */
  | { readonly pill: (isNew: boolean) => ReactNode }
);

const ITEM =
  'min-h-9 w-full rounded-sm px-3 py-1 text-left hover:bg-surface-2 pointer-coarse:min-h-11';

export function MoreFilters({ filters }: { readonly filters: readonly RarerFilter[] }) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isShown = ({ id, isSet }: RarerFilter) => isSet || asked.includes(id);
  const others = filters.filter((filter) => !isShown(filter));
  const ask = (filter: RarerFilter) => {
    if ('onSet' in filter) filter.onSet(true);
    else setAsked([...asked, filter.id]);
  };
  return (
    <>
      {filters.filter(isShown).map((filter) => (
        <Fragment key={filter.id}>
          {'pill' in filter ? (
            filter.pill(asked.at(-1) === filter.id)
          ) : (
            <SetPill label={filter.label} onRemove={() => filter.onSet(false)} />
          )}
        </Fragment>
      ))}
      {others.length > 0 && (
        <BoxPill label="Filter" value="" isSet={false} icon="plus">
          {(close) => (
            <ul>
              {others.map((filter) => (
                <li key={filter.id}>
                  <button
                    type="button"
                    className={ITEM}
                    onClick={() => {
                      close();
                      ask(filter);
                    }}
                  >
                    {filter.label}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </BoxPill>
      )}
    </>
  );
}
